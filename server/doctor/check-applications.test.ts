import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applicationKeys } from "#app/features/applications/keys/application-key.server.ts";
import { masterKeyFile, masterKeys, writtenKey } from "#app/features/applications/master-keys.server.ts";
import { newDataKey } from "#app/features/applications/sealing.server.ts";
import { systemClock } from "#platform/clock.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { someApplication } from "#server/testing/applications.ts";
import { checkApplications } from "./check-applications.ts";

it("the doctor says how the key of the applications stands: none, not proved, proved, exposed, missing, unreadable", async () => {
	const [database, dataDir] = [await freshDatabase("sqlite"), await freshFolder()];
	const [masters, file] = [masterKeys({ dataDir }), join(dataDir, masterKeyFile)];
	const keys = applicationKeys(database.db, systemClock, masters);
	const look = async (applicationsKey?: string) => {
		const [found] = await checkApplications(database, { dataDir, applicationsKey }, systemClock);
		return `${found?.state}: ${found?.found}`;
	};
	expect(await look()).toBe("right: none yet, and no key: the content area, Forms, makes one");
	await keys.create();
	expect(await look()).toBe(`look: nobody has proved to have the key in ${file} on paper`);
	const { key } = await keys.readSheet();
	const { asked } = await keys.read();
	await keys.prove(asked.map((group) => key.split("-")[group - 1] ?? ""));
	await someApplication({ db: database.db, masters });
	expect(await look()).toBe(`right: their key is in ${file}, and on paper`);
	expect(await look(key)).toBe("right: their key is in APPLICATIONS_KEY, and on paper");
	expect(await look(writtenKey(newDataKey()))).toBe(
		"wrong: some are encrypted with a key that is not in APPLICATIONS_KEY",
	);
	await chmod(file, 0o640);
	expect(await look()).toBe(`wrong: other accounts of this machine can read ${file}`);
	await writeFile(file, "torn");
	expect(await look()).toMatch(
		/^wrong: their key in .* cannot be read \(A key of the applications is not one/,
	);
	await masters.store([]);
	expect(await look()).toBe(`wrong: some are encrypted with a key that is not in ${file}`);
});
