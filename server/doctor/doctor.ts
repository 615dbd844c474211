import { stat } from "node:fs/promises";
import type { Clock } from "#platform/clock.ts";
import { databasePlace, openDatabase } from "#platform/database/open-database.ts";
import { sqliteFile } from "#platform/database/sqlite.ts";
import type { Environment } from "#platform/environment.ts";
import { openTexts } from "#server/composition/site-texts.ts";
import { openStores } from "#server/composition/stores.ts";
import { senderAddress } from "#server/composition/transports.ts";
import { hearAnnouncements } from "#server/process/heard-announcements.ts";
import { refuseDamagedFile } from "#server/process/prepare-data.ts";
import { knownFailure } from "#server/process/start-failure.ts";
import { checkAddress, checkAdminAddress } from "./check-address.ts";
import { checkApplications } from "./check-applications.ts";
import { checkCdn } from "./check-cdn.ts";
import { checkContents } from "./check-contents.ts";
import { checkCopies } from "./check-copies.ts";
import { checkDatabase } from "./check-database.ts";
import { checkImages } from "./check-images.ts";
import { checkBackupFolder, checkBackups, checkFolder, checkMachine } from "./check-machine.ts";
import { checkMail, type ResolveTxt } from "./check-mail.ts";
import { checkPasskeys } from "./check-passkeys.ts";
import { type Finding, look, reasonOf, wrong } from "./finding.ts";

type Means = { clock: Clock; resolveTxt?: ResolveTxt };

/** Checks a configuration as visitors, mail servers and the next restart meet it; changes nothing. */
export async function examine(environment: Environment, { clock, resolveTxt }: Means): Promise<Finding[]> {
	const { dataDir } = environment;
	const [address, adminAddress, cdn, data, machine, folder, backupFolder, backups, copies] =
		await Promise.all([
			attempt("SITE_URL", () => checkAddress(environment)),
			attempt("ADMIN_URL", () => checkAdminAddress(environment)),
			attempt("CDN", () => checkCdn(environment)),
			examineData(environment, clock),
			checkMachine(clock()),
			attempt("DATA_DIR", () => checkFolder("DATA_DIR", dataDir)),
			attempt("BACKUP_DIR", () => checkBackupFolder(environment)),
			attempt("backups", () => checkBackups(environment, clock())),
			attempt("copies", () => checkCopies(environment, clock())),
		]);
	const sender = data.sender ?? environment.mailFrom ?? "";
	const mail = await attempt("mail", () => checkMail(environment, sender, resolveTxt));
	return [
		...address,
		...adminAddress,
		...cdn,
		...folder,
		...backupFolder,
		...data.findings,
		...mail,
		...backups,
		...copies,
		...machine,
	];
}

async function attempt(subject: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
	try {
		return await check();
	} catch (error) {
		return [unseen(subject, error)];
	}
}

const unseen = (subject: string, error: unknown): Finding =>
	wrong(subject, `could not be looked at (${reasonOf(error)})`, "mend what is said here, and ask again");

type Data = { findings: Finding[]; sender?: string };

/** The database, what it holds, and the sender that the facts name. */
async function examineData(environment: Environment, clock: Clock): Promise<Data> {
	if (!(await hasDatabase(environment))) {
		const remedy = "ensemble seed, or ensemble restore FILE";
		return { findings: [look("database", "there is none yet", remedy)] };
	}
	try {
		refuseDamagedFile(environment);
		const database = await openDatabase(environment);
		try {
			await hearAnnouncements(database);
			const stores = openStores(database, clock);
			const { readTexts } = openTexts(stores, environment.siteUrl);
			const tables = await checkDatabase(database, databasePlace(environment));
			const contents = await attempt("contents", () => checkContents(stores));
			const areOfThisVersion = tables.some(({ subject, state }) => subject === "tables" && state === "right");
			const ofThisVersion = areOfThisVersion
				? [
						...(await attempt("passkeys", () => checkPasskeys(stores, environment.adminUrl))),
						...(await attempt("images", () => checkImages(database, environment))),
						...(await attempt("applications", () => checkApplications(database, environment, clock))),
					]
				: [];
			const sender = await senderAddress(environment, readTexts).catch(() => undefined);
			return {
				findings: [...tables, ...contents, ...ofThisVersion],
				...(sender !== undefined && { sender }),
			};
		} finally {
			await database.close();
		}
	} catch (error) {
		const known = await knownFailure(error, environment);
		const finding = known ? wrong("database", known.found, known.remedy) : unseen("database", error);
		return { findings: [finding] };
	}
}

async function hasDatabase({ databaseUrl, dataDir }: Environment): Promise<boolean> {
	if (databaseUrl !== undefined) return true;
	return stat(sqliteFile(dataDir)).then(
		({ size }) => size > 0,
		() => false,
	);
}
