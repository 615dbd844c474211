import { join } from "node:path";
import { z } from "zod";
import { misspeltVariables } from "./misspelt-variables.ts";
import { SecretFileError, withSecretFiles } from "./secret-files.ts";

const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");

/** `Name <address>` or an address alone, on one line. */
const sender = /^(?:[^<>\p{Cc}]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u;

const hostName = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** A mailbox, or `@domain` where every address of a domain is taken; a code joins its name. */
const bounceAddress = /^[^\s<>@+]{0,31}@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/** Of X25519, or `age1pq1` of the keys that a quantum computer does not break. */
const ageRecipient = /^age1(?:pq1)?[02-9ac-hj-np-z]{58,4000}$/;

/** Every address of the site is below it: what stands behind the host would be in none of them. */
function isOrigin(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { pathname, search, hash, username } = new URL(address);
	return pathname === "/" && search + hash + username === "" && !/[?#]$/.test(address);
}

const schema = z.object({
	NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
	PORT: z.coerce.number().int().min(1).max(65535).default(3000),
	HOST: z.string().min(1).default("127.0.0.1"),
	SITE_URL: z
		.url({ protocol: /^https?$/ })
		.refine(isOrigin)
		.optional(),
	DATA_DIR: z.string().min(1).default("./data"),
	BACKUP_DIR: z.string().min(1).optional(),
	BACKUP_AGE_RECIPIENT: z.string().regex(ageRecipient).optional(),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	// What is new must be longer, as the store of access codes demands; one in use since before goes
	// on.
	ADMIN_ACCESS_CODE: z.string().min(8).max(200).optional(),
	SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	MAIL_FROM: z.string().max(320).regex(sender).optional(),
	BOUNCE_ADDRESS: z.string().regex(bounceAddress).optional(),
	BOUNCE_IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
	MAIL_RATE: z.coerce.number().int().min(1).max(100_000).optional(),
	DKIM_DOMAIN: z.string().regex(hostName).optional(),
	DKIM_SELECTOR: z.string().regex(hostName).optional(),
	DKIM_KEY_FILE: z.string().min(1).optional(),
	GA_MEASUREMENT_ID: z
		.string()
		.regex(/^G-[A-Z0-9]+$/)
		.optional(),
	META_PIXEL_ID: z.string().regex(/^\d+$/).optional(),
	INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default("https://api.indexnow.org/indexnow"),
	TRUST_PROXY: flag.default(false),
	METRICS_TOKEN: z.string().min(16).max(200).optional(),
	PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(48),
	LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** The accepted values of each variable, for the line with which a start fails. */
const expectations: Record<keyof z.infer<typeof schema>, string> = {
	NODE_ENV: "production, development or test",
	PORT: "a port number from 1 to 65535",
	HOST: "an address to listen on, such as 127.0.0.1",
	SITE_URL: "an http or https address without a path, such as https://ensemble.example",
	DATA_DIR: "a folder",
	BACKUP_DIR: "a folder",
	BACKUP_AGE_RECIPIENT: "a public key of age, such as age1 and 58 letters and digits (age-keygen makes one)",
	DATABASE_URL: "a PostgreSQL address, such as postgres://user:password@host:5432/name",
	ADMIN_ACCESS_CODE: "12 to 200 characters that are not easy to guess, such as several words",
	SMTP_URL: "a mail server, such as smtps://user:password@smtp.example.com:465",
	MAIL_FROM: "a sender, such as Ensemble <hello@ensemble.example>",
	BOUNCE_ADDRESS: "a mailbox of up to 31 characters before its @, such as bounces@ensemble.example",
	BOUNCE_IMAP_URL: "a mailbox, such as imaps://user:password@imap.example.com:993",
	MAIL_RATE: "letters a minute, from 1 to 100000",
	DKIM_DOMAIN: "the domain that signs mail, with DKIM_SELECTOR and DKIM_KEY_FILE",
	DKIM_SELECTOR: "the name of the key, such as mail2026, with DKIM_DOMAIN and DKIM_KEY_FILE",
	DKIM_KEY_FILE: "the file of the private key, with DKIM_DOMAIN and DKIM_SELECTOR",
	GA_MEASUREMENT_ID: "a Google Analytics 4 measurement id, such as G-ABC123",
	META_PIXEL_ID: "a Meta Pixel id: digits only",
	INDEXNOW_URL: "an http or https address, such as https://api.indexnow.org/indexnow",
	TRUST_PROXY: "true or false",
	METRICS_TOKEN: "16 to 200 characters",
	PAGE_CACHE_MB: "a number of megabytes from 0 to 4096",
	LOG_LEVEL: "fatal, error, warn, info, debug, trace or silent",
};

/**
 * Variables whose value is repeated in the message about it: none of them holds a secret, unless
 * there is one before an `@`.
 */
const shown = new Set<string>([
	"NODE_ENV",
	"PORT",
	"SITE_URL",
	"TRUST_PROXY",
	"MAIL_RATE",
	"PAGE_CACHE_MB",
	"LOG_LEVEL",
]);

export type Environment = {
	mode: "production" | "development" | "test";
	port: number;
	host: string;
	/** Origin of every absolute address the site writes; no trailing slash. */
	siteUrl: string;
	dataDir: string;
	/** The folder of the nightly backups. */
	backupDir: string;
	/** The public key of age that backups are encrypted to. Undefined: they are not. */
	backupRecipient: string | undefined;
	databaseUrl: string | undefined;
	adminAccessCode: string | undefined;
	/** Undefined: mails are written to the data folder instead of being sent. */
	smtpUrl: string | undefined;
	/** Undefined: the sender that the site names. */
	mailFrom: string | undefined;
	/** The return address of letters: each gets its own, derived from this one. */
	bounceAddress: string | undefined;
	/** The mailbox in which reports of letters are read. Undefined: none. */
	bounceImapUrl: string | undefined;
	/** The most letters that leave in a minute. Undefined: as fast as the mail server takes them. */
	mailRate: number | undefined;
	/** The key that signs mail; undefined leaves that to the mail server. */
	dkim: { domain: string; selector: string; keyFile: string } | undefined;
	/** Google Analytics; undefined: not used. */
	gaMeasurementId: string | undefined;
	/** Meta Pixel; undefined: not used. */
	metaPixelId: string | undefined;
	/** The address that takes messages to search engines. */
	indexNowUrl: string;
	trustProxy: boolean;
	/** Grants access to the metrics of the process; undefined grants none. */
	metricsToken: string | undefined;
	/** The most that rendered pages may take in memory. 0: none is cached. */
	pageCacheBytes: number;
	logLevel: z.infer<typeof schema>["LOG_LEVEL"];
};

/** Thrown for a variable with an unusable value; its message is one line, fit for a terminal. */
export class EnvironmentError extends Error {}

/**
 * Reads the variables that configure the server. An empty variable counts as unset.
 * @throws EnvironmentError naming the first wrong variable, what it expects and, unless it may be a
 * secret, what was found.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
	const whole = readSecrets(variables);
	const given = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(given);
	if (!parsed.success) {
		const name = parsed.error.issues[0]?.path[0] as keyof typeof expectations;
		const isShown = shown.has(name) && !given[name]?.includes("@");
		const found = isShown ? `, found ${JSON.stringify(given[name])}` : "";
		throw wrongValue(name, found);
	}
	const values = parsed.data;
	return {
		mode: values.NODE_ENV,
		port: values.PORT,
		host: values.HOST,
		siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
		dataDir: values.DATA_DIR,
		backupDir: values.BACKUP_DIR ?? join(values.DATA_DIR, "backups"),
		backupRecipient: values.BACKUP_AGE_RECIPIENT,
		databaseUrl: values.DATABASE_URL,
		adminAccessCode: values.ADMIN_ACCESS_CODE,
		smtpUrl: values.SMTP_URL,
		mailFrom: values.MAIL_FROM,
		bounceAddress: bounceAddressOf(values),
		bounceImapUrl: values.BOUNCE_IMAP_URL,
		mailRate: values.MAIL_RATE,
		dkim: dkimOf(values),
		gaMeasurementId: values.GA_MEASUREMENT_ID,
		metaPixelId: values.META_PIXEL_ID,
		indexNowUrl: values.INDEXNOW_URL,
		trustProxy: values.TRUST_PROXY,
		metricsToken: values.METRICS_TOKEN,
		pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
		logLevel: values.LOG_LEVEL,
	};
}

/** A line for each variable that looks like one of the site's and is none. */
export function unknownVariables(variables: NodeJS.ProcessEnv = process.env): string[] {
	return misspeltVariables(variables, Object.keys(expectations)).map(
		({ name, meant }) =>
			`${name} is no variable of the site: ${meant === undefined ? "nothing reads it" : `${meant} may be meant`}.`,
	);
}

/** Returns the error that names a variable and what it expects. */
export function wrongValue(name: keyof typeof expectations, found = ""): EnvironmentError {
	return new EnvironmentError(`${name} has a wrong value: expected ${expectations[name]}${found}.`);
}

function readSecrets(variables: NodeJS.ProcessEnv): Record<string, string | undefined> {
	try {
		return withSecretFiles(variables);
	} catch (error) {
		throw error instanceof SecretFileError ? new EnvironmentError(error.message) : error;
	}
}

/**
 * Returns the address for bounces: the sender's where a mailbox is read but no address is set.
 * @throws EnvironmentError where that takes no code, or is not known here.
 */
function bounceAddressOf({ BOUNCE_ADDRESS, BOUNCE_IMAP_URL, MAIL_FROM = "" }: z.infer<typeof schema>) {
	if (BOUNCE_ADDRESS !== undefined || BOUNCE_IMAP_URL === undefined) return BOUNCE_ADDRESS;
	const address = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? "";
	if (bounceAddress.test(address)) return address;
	throw new EnvironmentError(`BOUNCE_ADDRESS is missing: expected ${expectations.BOUNCE_ADDRESS}.`);
}

/** @throws EnvironmentError where one of the three variables is missing. */
function dkimOf(values: z.infer<typeof schema>): Environment["dkim"] {
	const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile } = values;
	const given = { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile };
	if (domain !== undefined && selector !== undefined && keyFile !== undefined) {
		return { domain, selector, keyFile };
	}
	const missing = Object.entries(given).find(([, value]) => value === undefined)?.[0];
	if (missing === undefined || Object.values(given).every((value) => value === undefined)) return undefined;
	throw new EnvironmentError(
		`${missing} is missing: expected ${expectations[missing as keyof typeof expectations]}.`,
	);
}
