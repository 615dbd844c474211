import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

describe("readEnvironment", () => {
	it("has a default for everything", () => {
		expect(readEnvironment({})).toEqual({
			mode: "production",
			port: 3000,
			host: "127.0.0.1",
			siteUrl: "http://localhost:3000",
			dataDir: "./data",
			backupDir: "data/backups",
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

	it("takes a mail server with and without TLS", () => {
		for (const address of ["smtp://127.0.0.1:2525", "smtps://me:secret@smtp.example.com:465"]) {
			expect(readEnvironment({ SMTP_URL: address }).smtpUrl).toBe(address);
		}
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
		["PORT", "eighty"],
		["PORT", "70000"],
		["TRUST_PROXY", "perhaps"],
		["PAGE_CACHE_MB", "-1"],
		["LOG_LEVEL", "loud"],
		["NODE_ENV", "staging"],
	])("stops at a wrong %s with one line that names what was found", (name, value) => {
		const attempt = () => readEnvironment({ [name]: value });
		expect(attempt).toThrow(EnvironmentError);
		expect(attempt).toThrow(new RegExp(`^${name} has a wrong value: expected .+, found ".+"\\.$`));
		expect(attempt).toThrow(`, found "${value}".`);
	});
});
