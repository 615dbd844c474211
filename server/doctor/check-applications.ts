import { stat } from "node:fs/promises";
import { join } from "node:path";
import { applicationKeys } from "#app/features/applications/keys/application-key.server.ts";
import { masterKeyFile, masterKeys } from "#app/features/applications/master-keys.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Environment } from "#platform/environment.ts";
import { type Finding, look, reasonOf, right, wrong } from "./finding.ts";

const subject = "applications";
const othersMayRead = 0o077;

/** Says whether the key of the applications is here, can be read by us alone, opens them all, and is on paper. */
export async function checkApplications(
	{ db }: Pick<Database, "db">,
	{ dataDir, applicationsKey }: Pick<Environment, "dataDir" | "applicationsKey">,
	clock: Clock,
): Promise<Finding[]> {
	const masters = masterKeys({ dataDir, variable: applicationsKey });
	const place = masters.isVariable ? "APPLICATIONS_KEY" : join(dataDir, masterKeyFile);
	try {
		masters.list();
	} catch (error) {
		const remedy = `let ${place} hold the 56 signs of the recovery sheet, readable by the site’s account`;
		return [wrong(subject, `their key in ${place} cannot be read (${reasonOf(error)})`, remedy)];
	}
	const { state, left } = await applicationKeys(db, clock, masters).read();
	if (state === "none") return [right(subject, "none yet, and no key: the content area, Forms, makes one")];
	if (state === "missing") {
		const remedy = "enter the key from the recovery sheet: the content area, Forms, asks for it";
		return [wrong(subject, `some are encrypted with a key that is not in ${place}`, remedy)];
	}
	if (!masters.isVariable && ((await stat(place)).mode & othersMayRead) !== 0) {
		return [wrong(subject, `other accounts of this machine can read ${place}`, `chmod 600 ${place}`)];
	}
	if (state === "unproved") {
		const remedy =
			"print the recovery sheet and prove it: the content area, Forms, asks for eight of its signs";
		return [look(subject, `nobody has proved to have the key in ${place} on paper`, remedy)];
	}
	const rest = left === 0 ? "" : `; an older key still opens ${left}`;
	return [right(subject, `their key is in ${place}, and on paper${rest}`)];
}
