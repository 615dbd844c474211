import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { parseEnv } from "node:util";
import { Refusal } from "./refusal.ts";

/** The places of an installation, as `install` lays it out. */
export type Layout = {
	/** The versions, each in its folder, and the link `current`. */
	releases: string;
	/** The folder of what an update has to remember. */
	state: string;
	/** The updater itself, its Node and the keys of packages. */
	updater: string;
	environmentFile: string;
	/** The account that the site runs as; undefined where that is the one at hand. */
	account: string | undefined;
	hasSystemd: boolean;
};

const installed = "/opt/ensemble";
const account = "ensemble";

/** The layout around a folder of versions: `/opt/ensemble`, or the same below another root. */
export function layoutOf(releases: string): Layout {
	const isInstalled = releases === installed;
	const hasAccount = isInstalled && readFileSync("/etc/passwd", "utf8").includes(`\n${account}:`);
	return {
		releases,
		state: join(releases, "update"),
		updater: join(releases, "updater"),
		environmentFile: join(dirname(dirname(releases)), "etc", "ensemble", "environment"),
		account: hasAccount ? account : undefined,
		hasSystemd: isInstalled && existsSync("/run/systemd/system"),
	};
}

/** The parts of a site's configuration that an updater has to know. */
export type SiteSettings = {
	port: number;
	siteUrl: string;
	dataDir: string;
	backupDir: string;
	isSqlite: boolean;
	metricsToken: string | undefined;
	applicationsKey: string | undefined;
};

/** Reads the file of the configuration, as the site does; a secret may stand in a file of its own. */
export function readSettings({ environmentFile }: Pick<Layout, "environmentFile">): SiteSettings {
	const values = parseEnv(readFileSync(environmentFile, "utf8"));
	const secret = (name: string) => {
		const file = values[`${name}_FILE`];
		return values[name] || (file ? readFileSync(file, "utf8").trim() : undefined);
	};
	const port = Number(values.PORT || 3000);
	const dataDir = values.DATA_DIR ?? "";
	if (!isAbsolute(dataDir)) throw new Refusal(`DATA_DIR in ${environmentFile} has to be a whole path.`);
	return {
		port,
		siteUrl: (values.SITE_URL || `http://localhost:${port}`).replace(/\/+$/, ""),
		dataDir,
		backupDir: values.BACKUP_DIR || join(dataDir, "backups"),
		isSqlite: secret("DATABASE_URL") === undefined,
		metricsToken: secret("METRICS_TOKEN"),
		applicationsKey: secret("APPLICATIONS_KEY"),
	};
}
