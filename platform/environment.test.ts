import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import {
	EnvironmentError,
	readEnvironment,
	secretVariables,
	storageAt,
	unknownVariables,
	withSecretFiles,
} from "./environment.ts";

describe("readEnvironment", () => {
	it("has a default for everything", () => {
		expect(readEnvironment({})).toEqual({
			mode: "production",
			port: 3000,
			host: "127.0.0.1",
			siteUrl: "http://localhost:3000",
			adminUrl: "http://localhost:3000",
			dataDir: "./data",
			backupDir: "data/backups",
			backupCopy: undefined,
			databaseUrl: undefined,
			adminAccessCode: undefined,
			smtpUrl: undefined,
			mailFrom: undefined,
			bounceAddress: undefined,
			bounceImapUrl: undefined,
			mailRate: undefined,
			dkim: undefined,
			gaMeasurementId: undefined,
			metaPixelId: undefined,
			indexNowUrl: "https://api.indexnow.org/indexnow",
			trustProxy: false,
			metricsToken: undefined,
			pageCacheBytes: 48 * 1024 * 1024,
			cdn: undefined,
			logLevel: "info",
		});
	});

	it("takes an empty variable for an unset one", () => {
		expect(readEnvironment({ PORT: "", SITE_URL: "" }).siteUrl).toBe("http://localhost:3000");
	});

	it("reads the ids of the measuring tools", () => {
		const environment = readEnvironment({ GA_MEASUREMENT_ID: "G-AB12CD34", META_PIXEL_ID: "1234567890" });
		expect(environment).toMatchObject({ gaMeasurementId: "G-AB12CD34", metaPixelId: "1234567890" });
	});

	it("drops the trailing slash of SITE_URL", () => {
		expect(readEnvironment({ SITE_URL: "https://ensemble.example/" }).siteUrl).toBe(
			"https://ensemble.example",
		);
	});

	it.each(["hello@ensemble.example", "Ensemble <hello@ensemble.example>", "<hello@ensemble.example>"])(
		"takes %s for a sender",
		(sender) => expect(readEnvironment({ MAIL_FROM: sender }).mailFrom).toBe(sender),
	);

	it("has letters come back to an address of their own, or to their sender where a mailbox is read", () => {
		const bounceAddress = (variables: Record<string, string>) => readEnvironment(variables).bounceAddress;
		const mailbox = { BOUNCE_IMAP_URL: "imaps://me:secret@imap.example.com/Reports" };
		expect(bounceAddress({ BOUNCE_ADDRESS: "bounces@ensemble.example" })).toBe("bounces@ensemble.example");
		expect(bounceAddress({ BOUNCE_ADDRESS: "@bounces.ensemble.example" })).toBe("@bounces.ensemble.example");
		const sender = { MAIL_FROM: "Ensemble <hello@ensemble.example>" };
		expect(bounceAddress({ ...mailbox, ...sender })).toBe("hello@ensemble.example");
		expect(bounceAddress(sender)).toBeUndefined();
		expect(readEnvironment({ ...mailbox, ...sender }).bounceImapUrl).toBe(mailbox.BOUNCE_IMAP_URL);
		expect(() => readEnvironment(mailbox)).toThrow(/^BOUNCE_ADDRESS is missing/);
		const long = { MAIL_FROM: `${"a".repeat(32)}@ensemble.example` };
		expect(() => readEnvironment({ ...mailbox, ...long })).toThrow(/^BOUNCE_ADDRESS is missing/);
	});

	it("knows a CDN by the seconds that it may keep pages, and tells it of changes where it can", () => {
		const CDN_PURGE_URL = "http://127.0.0.1:6081/purge";
		const given = { CDN_SECONDS: "600", CDN_PURGE_URL, CDN_PURGE_SECRET: "hunter2" };
		expect(readEnvironment({ CDN_SECONDS: "600" }).cdn).toEqual({ seconds: 600 });
		expect(readEnvironment(given).cdn).toEqual({
			seconds: 600,
			purge: { url: CDN_PURGE_URL, secret: "hunter2" },
		});
		expect(() => readEnvironment({ CDN_PURGE_URL })).toThrow(/^CDN_SECONDS is missing/);
		expect(() => readEnvironment({ ...given, CDN_PURGE_URL: "" })).toThrow(/^CDN_PURGE_URL is missing/);
	});

	it("takes a mail server with and without TLS", () => {
		for (const address of ["smtp://127.0.0.1:2525", "smtps://me:secret@smtp.example.com:465"]) {
			expect(readEnvironment({ SMTP_URL: address }).smtpUrl).toBe(address);
		}
	});

	it("has the content area at the site's own origin, unless one of its own is named", () => {
		const SITE_URL = "https://www.ensemble.example";
		expect(readEnvironment({ SITE_URL }).adminUrl).toBe(SITE_URL);
		const ADMIN_URL = "https://office.ensemble.example/";
		expect(readEnvironment({ SITE_URL, ADMIN_URL }).adminUrl).toBe("https://office.ensemble.example");
		expect(() => readEnvironment({ SITE_URL, ADMIN_URL: SITE_URL })).toThrow(/^ADMIN_URL has a wrong value/);
	});

	it.each([
		["SITE_URL", "https://me:secret@ensemble.example"],
		["DATABASE_URL", "mysql://localhost/x"],
		["ADMIN_ACCESS_CODE", "short"],
		["SMTP_URL", "https://mail.example.com"],
		["BOUNCE_IMAP_URL", "pop3://mail.example.com"],
		["BOUNCE_ADDRESS", "bounces+tag@ensemble.example"],
		["BOUNCE_ADDRESS", "Ensemble <bounces@ensemble.example>"],
		["MAIL_FROM", "nobody at home"],
		["MAIL_FROM", "Someone <someone@example.com"],
		["MAIL_FROM", "Ensemble\r\nBcc: <someone@example.com>"],
		["GA_MEASUREMENT_ID", "UA-12345-1"],
		["GA_MEASUREMENT_ID", "G-abc"],
		["META_PIXEL_ID", "12a4"],
		["INDEXNOW_URL", "nowhere"],
		["METRICS_TOKEN", "too short"],
		["CDN_PURGE_URL", "nowhere"],
		["CDN_PURGE_SECRET", "clé"],
		["BACKUP_AGE_RECIPIENT", "AGE-SECRET-KEY-1QQQ"],
	])("stops at a wrong %s with one line that names it and not its value", (name, value) => {
		const attempt = () => readEnvironment({ [name]: value });
		expect(attempt).toThrow(EnvironmentError);
		expect(attempt).toThrow(new RegExp(`^${name} has a wrong value: expected [^\\n]+\\.$`));
		expect(attempt).not.toThrow(value);
	});

	it.each([
		["SITE_URL", "not an address"],
		["SITE_URL", "javascript:alert(1)"],
		["SITE_URL", "https://ensemble.example/site"],
		["SITE_URL", "https://ensemble.example/?x=1"],
		["SITE_URL", "https://ensemble.example#y"],
		["ADMIN_URL", "office.ensemble.example"],
		["ADMIN_URL", "https://office.ensemble.example/admin"],
		["ADMIN_URL", "http://localhost:3000"],
		["PORT", "eighty"],
		["PORT", "70000"],
		["TRUST_PROXY", "perhaps"],
		["PAGE_CACHE_MB", "-1"],
		["CDN_SECONDS", "0"],
		["CDN_SECONDS", "an hour"],
		["LOG_LEVEL", "loud"],
		["NODE_ENV", "staging"],
	])("stops at a wrong %s with one line that names what was found", (name, value) => {
		const attempt = () => readEnvironment({ [name]: value });
		expect(attempt).toThrow(EnvironmentError);
		expect(attempt).toThrow(new RegExp(`^${name} has a wrong value: expected .+, found ".+"\\.$`));
		expect(attempt).toThrow(`, found "${value}".`);
	});
});

async function fileWith(text: string): Promise<string> {
	const path = join(await freshFolder(), "secret");
	await writeFile(path, text);
	return path;
}

it("the environment reads a secret from its file, without the line's end", async () => {
	const SMTP_URL_FILE = await fileWith("smtps://me:hunter2@smtp.example.com:465\n");
	expect(readEnvironment({ SMTP_URL_FILE }).smtpUrl).toBe("smtps://me:hunter2@smtp.example.com:465");
	const ADMIN_ACCESS_CODE_FILE = await fileWith("correct horse battery");
	expect(readEnvironment({ ADMIN_ACCESS_CODE_FILE }).adminAccessCode).toBe("correct horse battery");
});

it("the environment knows every variable that the site takes for a secret", async () => {
	for (const name of secretVariables) {
		const path = await fileWith("a secret");
		expect(withSecretFiles({ [`${name}_FILE`]: path })[name]).toBe("a secret");
	}
});

it("checks what a file holds as it checks a variable, and does not repeat it", async () => {
	const DATABASE_URL_FILE = await fileWith("mysql://me:hunter2@localhost/x");
	const attempt = () => readEnvironment({ DATABASE_URL_FILE });
	expect(attempt).toThrow(/^DATABASE_URL has a wrong value: expected a PostgreSQL address/);
	expect(attempt).not.toThrow("hunter2");
});

it("stops at a file that cannot be read, and at two answers to one question", async () => {
	const missing = () => readEnvironment({ SMTP_URL_FILE: "/nowhere/smtp" });
	expect(missing).toThrow(EnvironmentError);
	expect(missing).toThrow("SMTP_URL_FILE names /nowhere/smtp, which cannot be read (ENOENT).");
	const METRICS_TOKEN_FILE = await fileWith("a token of sixteen");
	const both = () => readEnvironment({ METRICS_TOKEN_FILE, METRICS_TOKEN: "another of sixteen" });
	expect(both).toThrow("METRICS_TOKEN and METRICS_TOKEN_FILE are both set: unset one.");
});

it("the environment says where copies go, and refuses a bucket without what it needs beside its address", () => {
	const file = { BACKUP_COPY_URL: "file:///mnt/disk/ensemble" };
	expect(readEnvironment(file).backupCopy).toEqual({ kind: "folder", path: "/mnt/disk/ensemble" });
	const bucket = {
		BACKUP_COPY_URL: "s3://copies/of/ensemble",
		BACKUP_COPY_ENDPOINT: "https://s3.example/",
		BACKUP_COPY_KEY_ID: "AKIA",
		BACKUP_COPY_SECRET: "hunter2",
	};
	const expected = {
		...{ kind: "s3", bucket: "copies", prefix: "of/ensemble", endpoint: "https://s3.example" },
		...{ region: undefined, keyId: "AKIA", secret: "hunter2" },
	};
	expect(readEnvironment(bucket).backupCopy).toEqual(expected);
	expect(storageAt("s3://other", { ...bucket, BACKUP_COPY_URL: "" })).toMatchObject({
		bucket: "other",
		prefix: "",
	});
	expect(() => readEnvironment({ ...bucket, BACKUP_COPY_KEY_ID: "" })).toThrow(
		/^BACKUP_COPY_KEY_ID is missing/,
	);
	const withSecret = { ...bucket, BACKUP_COPY_URL: "s3://key:hunter2@copies" };
	expect(() => readEnvironment(withSecret)).toThrow(
		/^BACKUP_COPY_URL has a wrong value: expected where .*is there\.$/,
	);
});

it("the environment takes an empty name for none, and leaves other variables as they are", () => {
	expect(readEnvironment({ SMTP_URL_FILE: "" }).smtpUrl).toBeUndefined();
	expect(withSecretFiles({ DKIM_KEY_FILE: "/keys/dkim.pem" })).toEqual({ DKIM_KEY_FILE: "/keys/dkim.pem" });
});

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
