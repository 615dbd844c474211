import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isStorageUrl, parseStorageUrl, type StoragePlace } from "./storage-place.ts";

const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");

/** `Name <address>` or an address alone, on one line. */
const sender = /^(?:[^<>\p{Cc}]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u;

const hostName = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** A mailbox, or `@domain` where every address of a domain is taken; a code joins its name. */
const bounceAddress = /^[^\s<>@+]{0,31}@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/** A recipient of X25519, or `age1pq1` of the keys that a quantum computer does not break. */
const ageRecipient = /^age1(?:pq1)?[02-9ac-hj-np-z]{58,4000}$/;

/** Sent in a header, in which a space or a comma would end it. */
const headerWord = /^[!-+\--~]{1,200}$/;

/** Every address of the site is below it: what stands behind the host would be in none of them. */
function isOrigin(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { pathname, search, hash, username } = new URL(address);
	return pathname === "/" && search + hash + username === "" && !/[?#]$/.test(address);
}

/** The four variables that open a bucket. */
const endpoint = z
	.url({ protocol: /^https?$/ })
	.refine(isOrigin)
	.optional();
const region = z
	.string()
	.regex(/^[a-z\d-]{1,50}$/)
	.optional();
const keyId = z.string().regex(headerWord).optional();
const bucketSecret = z.string().min(1).max(1000).optional();

const schema = z.object({
	NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
	PORT: z.coerce.number().int().min(1).max(65535).default(3000),
	HOST: z.string().min(1).default("127.0.0.1"),
	SITE_URL: z
		.url({ protocol: /^https?$/ })
		.refine(isOrigin)
		.optional(),
	ADMIN_URL: z
		.url({ protocol: /^https?$/ })
		.refine(isOrigin)
		.optional(),
	DATA_DIR: z.string().min(1).default("./data"),
	BACKUP_DIR: z.string().min(1).optional(),
	BACKUP_AGE_RECIPIENT: z.string().regex(ageRecipient).optional(),
	BACKUP_COPY_URL: z.string().refine(isStorageUrl).optional(),
	BACKUP_COPY_ENDPOINT: endpoint,
	BACKUP_COPY_REGION: region,
	BACKUP_COPY_KEY_ID: keyId,
	BACKUP_COPY_SECRET: bucketSecret,
	MEDIA_URL: z.string().refine(isStorageUrl).optional(),
	MEDIA_ENDPOINT: endpoint,
	MEDIA_REGION: region,
	MEDIA_KEY_ID: keyId,
	MEDIA_SECRET: bucketSecret,
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	// Shorter than new codes may be (`access-code-rules.ts`): one that is in use stays valid.
	ADMIN_ACCESS_CODE: z.string().min(8).max(200).optional(),
	APPLICATIONS_KEY: z.string().min(56).max(2000).optional(),
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
	CDN_SECONDS: z.coerce.number().int().min(1).max(31_536_000).optional(),
	CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
	// Sent as a header, in which there is no other character.
	CDN_PURGE_SECRET: z
		.string()
		.regex(/^[ -~]{1,1000}$/)
		.optional(),
	LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

type Values = z.infer<typeof schema>;
type VariableName = keyof Values;

/** The accepted values of each variable, for the line with which a start fails. */
const expectations: Record<VariableName, string> = {
	NODE_ENV: "production, development or test",
	PORT: "a port number from 1 to 65535",
	HOST: "an address to listen on, such as 127.0.0.1",
	SITE_URL: "an http or https address without a path, such as https://ensemble.example",
	ADMIN_URL:
		"an http or https address without a path, whose host is not that of SITE_URL, such as https://office.ensemble.example",
	DATA_DIR: "a folder",
	BACKUP_DIR: "a folder",
	BACKUP_AGE_RECIPIENT: "a public key of age, such as age1 and 58 letters and digits (age-keygen makes one)",
	BACKUP_COPY_URL:
		"where copies of the backups go, such as s3://bucket/ensemble, or file:///mnt/disk/ensemble, a folder that is there",
	BACKUP_COPY_ENDPOINT:
		"the server of the bucket, such as https://s3.eu-west-3.amazonaws.com, with an s3 address in BACKUP_COPY_URL",
	BACKUP_COPY_REGION: "the region of the bucket, such as eu-west-3",
	BACKUP_COPY_KEY_ID: "the public half of the bucket's access key",
	BACKUP_COPY_SECRET: "the secret half of the bucket's access key",
	MEDIA_URL:
		"where images are kept outside the database, such as s3://bucket/images, or file:///mnt/disk/images, a folder that is there",
	MEDIA_ENDPOINT:
		"the server of the bucket, such as https://s3.eu-west-3.amazonaws.com, with an s3 address in MEDIA_URL",
	MEDIA_REGION: "the region of the bucket, such as eu-west-3",
	MEDIA_KEY_ID: "the public half of the bucket's access key",
	MEDIA_SECRET: "the secret half of the bucket's access key",
	DATABASE_URL: "a PostgreSQL address, such as postgres://user:password@host:5432/name",
	ADMIN_ACCESS_CODE: "12 to 200 characters that are not easy to guess, such as several words",
	APPLICATIONS_KEY: "the key of the applications as its recovery sheet shows it, 56 letters and digits",
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
	CDN_SECONDS: "the seconds that a CDN may keep pages, from 1 to 31536000",
	CDN_PURGE_URL: "an http or https address, such as https://cdn.example/purge, with CDN_SECONDS",
	CDN_PURGE_SECRET: "up to 1000 characters without accents, with CDN_PURGE_URL",
	LOG_LEVEL: "fatal, error, warn, info, debug, trace or silent",
};

/** Variables whose wrong value is shown: none holds a secret, unless there is one before an `@`. */
const shown = new Set<VariableName>([
	"NODE_ENV",
	"PORT",
	"SITE_URL",
	"ADMIN_URL",
	"TRUST_PROXY",
	"MAIL_RATE",
	"PAGE_CACHE_MB",
	"CDN_SECONDS",
	"LOG_LEVEL",
]);

export type Environment = ReturnType<typeof readEnvironment>;

/** Thrown for a variable with an unusable value; its message is one line, fit for a terminal. */
export class EnvironmentError extends Error {}

/**
 * Reads the variables that configure the server; an empty one counts as unset. @throws
 * EnvironmentError naming the first wrong variable, and its value unless that may be a secret.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env) {
	const values = readValues(variables);
	const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
	return {
		mode: values.NODE_ENV,
		port: values.PORT,
		host: values.HOST,
		/** Origin of every absolute address the site writes; no trailing slash. */
		siteUrl,
		/** Origin of the content area: the site's, or one of its own; no trailing slash. */
		adminUrl: adminUrlOf(values, siteUrl),
		dataDir: values.DATA_DIR,
		/** The folder of the nightly backups. */
		backupDir: values.BACKUP_DIR ?? join(values.DATA_DIR, "backups"),
		/** The public key of age that backups are encrypted to. Undefined: they are not. */
		backupRecipient: values.BACKUP_AGE_RECIPIENT,
		/** The folder or bucket that copies go to. Undefined: none leaves. */
		backupCopy: placeOf("BACKUP_COPY", values),
		/** The folder or bucket of images outside the database. Undefined: they are in it. */
		imagePlace: placeOf("MEDIA", values),
		databaseUrl: values.DATABASE_URL,
		adminAccessCode: values.ADMIN_ACCESS_CODE,
		/** The master keys of the applications. Undefined: they are in a file of the data folder. */
		applicationsKey: values.APPLICATIONS_KEY,
		/** Undefined: mails are written to the data folder instead of being sent. */
		smtpUrl: values.SMTP_URL,
		/** Undefined: the sender that the site names. */
		mailFrom: values.MAIL_FROM,
		/** The return address of letters: each gets its own, derived from this one. */
		bounceAddress: bounceAddressOf(values),
		/** The mailbox in which reports of letters are read. Undefined: none. */
		bounceImapUrl: values.BOUNCE_IMAP_URL,
		/** The most letters that leave in a minute. Undefined: as fast as the mail server takes them. */
		mailRate: values.MAIL_RATE,
		/** The key that signs mail; undefined leaves that to the mail server. */
		dkim: dkimOf(values),
		/** Google Analytics; undefined: not used. */
		gaMeasurementId: values.GA_MEASUREMENT_ID,
		/** Meta Pixel; undefined: not used. */
		metaPixelId: values.META_PIXEL_ID,
		/** The address that takes messages to search engines. */
		indexNowUrl: values.INDEXNOW_URL,
		trustProxy: values.TRUST_PROXY,
		/** Grants access to the metrics of the process; undefined grants none. */
		metricsToken: values.METRICS_TOKEN,
		/** The most that rendered pages may take in memory. 0: none is cached. */
		pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
		/** The shared cache in front. Undefined: there is none. */
		cdn: cdnOf(values),
		logLevel: values.LOG_LEVEL,
	};
}

function readValues(variables: NodeJS.ProcessEnv): Values {
	const whole = withSecretFiles(variables);
	const given = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(given);
	if (!parsed.success) {
		const name = parsed.error.issues[0]?.path[0] as VariableName;
		const isShown = shown.has(name) && !given[name]?.includes("@");
		throw wrongValue(name, isShown ? `, found ${JSON.stringify(given[name])}` : "");
	}
	return parsed.data;
}

/** Returns the error that names a variable and what it expects. */
export function wrongValue(name: VariableName, found = ""): EnvironmentError {
	return new EnvironmentError(`${name} has a wrong value: expected ${expectations[name]}${found}.`);
}

/** Returns the origin of the content area. Requests tell it by its host: @throws EnvironmentError for the site's. */
function adminUrlOf({ ADMIN_URL }: Values, siteUrl: string): string {
	if (ADMIN_URL === undefined) return siteUrl;
	if (new URL(ADMIN_URL).host === new URL(siteUrl).host)
		throw wrongValue("ADMIN_URL", `, found ${JSON.stringify(ADMIN_URL)}`);
	return ADMIN_URL.replace(/\/+$/, "");
}

/** Returns the address for bounces, by default the sender's. @throws EnvironmentError if unfit. */
function bounceAddressOf({ BOUNCE_ADDRESS, BOUNCE_IMAP_URL, MAIL_FROM = "" }: Values) {
	if (BOUNCE_ADDRESS !== undefined || BOUNCE_IMAP_URL === undefined) return BOUNCE_ADDRESS;
	const address = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? "";
	if (bounceAddress.test(address)) return address;
	throw missingVariable("BOUNCE_ADDRESS");
}

/** Returns the key that signs mail. @throws EnvironmentError where one of its variables is missing. */
function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE }: Values) {
	if (DKIM_DOMAIN !== undefined && DKIM_SELECTOR !== undefined && DKIM_KEY_FILE !== undefined) {
		return { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR, keyFile: DKIM_KEY_FILE };
	}
	const given = Object.entries({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE });
	if (given.every(([, value]) => value === undefined)) return undefined;
	const missing = given.find(([, value]) => value === undefined)?.[0] as VariableName;
	throw missingVariable(missing);
}

/** Returns the shared cache in front. @throws EnvironmentError where one of its variables is missing. */
function cdnOf({ CDN_SECONDS: seconds, CDN_PURGE_URL: url, CDN_PURGE_SECRET: secret }: Values) {
	if (secret !== undefined && url === undefined) throw missingVariable("CDN_PURGE_URL");
	if (url !== undefined && seconds === undefined) throw missingVariable("CDN_SECONDS");
	if (seconds === undefined) return undefined;
	return { seconds, purge: url === undefined ? undefined : { url, secret } };
}

/** Returns what opens the address of a store. @throws EnvironmentError where a variable is missing. */
export const storageAt = (url: string, variables: NodeJS.ProcessEnv = process.env): StoragePlace =>
	openedPlace(url, "BACKUP_COPY", readValues(variables));

/** Begins the names of the variables that open a place. */
type PlacePrefix = "BACKUP_COPY" | "MEDIA";

function placeOf(prefix: PlacePrefix, values: Values): StoragePlace | undefined {
	const url = values[`${prefix}_URL`];
	return url === undefined ? undefined : openedPlace(url, prefix, values);
}

function openedPlace(url: string, prefix: PlacePrefix, values: Values): StoragePlace {
	const parsed = parseStorageUrl(url);
	if (parsed === undefined) throw wrongValue(`${prefix}_URL`);
	if (parsed.kind === "folder") return parsed;
	const needed = <Name extends VariableName>(name: Name): NonNullable<Values[Name]> => {
		const value = values[name];
		if (value === undefined) throw missingVariable(name);
		return value;
	};
	return {
		...parsed,
		endpoint: needed(`${prefix}_ENDPOINT`).replace(/\/+$/, ""),
		region: values[`${prefix}_REGION`],
		keyId: needed(`${prefix}_KEY_ID`),
		secret: needed(`${prefix}_SECRET`),
	};
}

function missingVariable(name: VariableName): EnvironmentError {
	return new EnvironmentError(`${name} is missing: expected ${expectations[name]}.`);
}

/** The variables that hold a secret: each may stand in a file that `NAME_FILE` names. */
export const secretVariables = [
	"ADMIN_ACCESS_CODE",
	"BACKUP_COPY_SECRET",
	"BOUNCE_IMAP_URL",
	"CDN_PURGE_SECRET",
	"DATABASE_URL",
	"MEDIA_SECRET",
	"METRICS_TOKEN",
	"SMTP_URL",
] as const;

/**
 * Adds the secrets that stand in files, where other processes and containers do not see them.
 * @throws EnvironmentError naming the variable, never what the file holds.
 */
export function withSecretFiles(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const secrets = secretVariables.flatMap((name) => {
		const path = variables[`${name}_FILE`];
		if (path === undefined || path === "") return [];
		if (variables[name]) throw new EnvironmentError(`${name} and ${name}_FILE are both set: unset one.`);
		return [[name, readSecret(`${name}_FILE`, path)]];
	});
	return { ...variables, ...Object.fromEntries(secrets) };
}

function readSecret(variable: string, path: string): string {
	try {
		return readFileSync(path, "utf8").trim();
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new EnvironmentError(`${variable} names ${path}, which cannot be read (${code}).`);
	}
}

/** Prefixes that nothing but the site's own variables is likely to have. */
const ownPrefix = /^(?:SMTP|DKIM|BOUNCE|BACKUP|MAIL|MEDIA|CDN)_[A-Z\d_]*$/;

/** Returns a line for each variable that looks like one of the site's and is none. */
export function unknownVariables(variables: NodeJS.ProcessEnv = process.env): string[] {
	const known = Object.keys(expectations).flatMap((name) => [name, `${name}_FILE`]);
	const others = Object.keys(variables).filter((name) => !known.includes(name));
	return others.flatMap((name) => {
		const meant = meantBy(name, known);
		if (meant === undefined && !ownPrefix.test(name)) return [];
		const hint = meant === undefined ? "nothing reads it" : `${meant} may be meant`;
		return [`${name} is no variable of the site: ${hint}.`];
	});
}

/** The most letters between a name and what was meant by it: swapped, missing or too many. */
const nearby = 2;
/** A short name is near to anything. */
const shortest = 6;

/** The known variable that a name resembles, if there is one. */
function meantBy(name: string, known: readonly string[]): string | undefined {
	if (name.length < shortest) return undefined;
	const spelling = name.toUpperCase().replaceAll("-", "_");
	if (known.includes(spelling)) return spelling;
	if (!/^[A-Z][A-Z\d_]*$/.test(name)) return undefined;
	const near = known
		.filter((one) => one.length >= shortest && Math.abs(one.length - name.length) <= nearby)
		.map((one) => ({ one, distance: distanceBetween(name, one) }))
		.filter(({ distance }) => distance <= nearby);
	return near.toSorted((one, other) => one.distance - other.distance)[0]?.one;
}

/** Returns the Levenshtein distance: letters to change, add or remove. */
function distanceBetween(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, place) => place);
	for (const [line, letter] of [...one].entries()) {
		const next = [line + 1];
		for (const [place, theirs] of [...other].entries()) {
			const replaced = (row[place] ?? 0) + (letter === theirs ? 0 : 1);
			next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
		}
		row = next;
	}
	return row[other.length] ?? 0;
}
