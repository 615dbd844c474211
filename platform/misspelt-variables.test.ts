import { expect, it } from "vitest";
import { unknownVariables } from "./environment.ts";

it.each([
	["SMPT_URL", "SMPT_URL is no variable of the site: SMTP_URL may be meant."],
	["SITEURL", "SITEURL is no variable of the site: SITE_URL may be meant."],
	["DATABASE_URL_FIL", "DATABASE_URL_FIL is no variable of the site: DATABASE_URL_FILE may be meant."],
	["smtp_url", "smtp_url is no variable of the site: SMTP_URL may be meant."],
	["SITE-URL", "SITE-URL is no variable of the site: SITE_URL may be meant."],
	["BACKUP_FOLDER", "BACKUP_FOLDER is no variable of the site: nothing reads it."],
])("the check of variables names %s", (name, line) => {
	expect(unknownVariables({ [name]: "x", SMTP_URL: "smtp://localhost" })).toEqual([line]);
});

it("the check of variables says nothing of the variables of others", () => {
	const names = ["PATH", "HOME", "LOGNAME", "MAIL", "POSTS", "HOSTNAME", "PGHOST", "NODE_OPTIONS", "TMPDIR"];
	const others = Object.fromEntries(names.map((name) => [name, "x"]));
	expect(
		unknownVariables({ ...others, SITE_URL: "https://ensemble.example", npm_config_smtp_url: "x" }),
	).toEqual([]);
});
