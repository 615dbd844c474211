import { readFileSync } from "node:fs";

/** The variables that hold a secret: each may stand in a file that `NAME_FILE` names. */
export const secretVariables = [
	"ADMIN_ACCESS_CODE",
	"BOUNCE_IMAP_URL",
	"DATABASE_URL",
	"METRICS_TOKEN",
	"SMTP_URL",
] as const;

/** A file of a secret that cannot be used; the message is one line, for a terminal. */
export class SecretFileError extends Error {}

type Variables = Record<string, string | undefined>;

/**
 * The same variables, with the secrets that stand in files: other processes of a machine may read
 * the environment of one, and containers hand secrets over as files.
 * @throws SecretFileError naming the variable, never what the file holds.
 */
export function withSecretFiles(variables: Variables): Variables {
	const secrets = secretVariables.flatMap((name) => {
		const path = variables[`${name}_FILE`];
		if (path === undefined || path === "") return [];
		if (variables[name]) throw new SecretFileError(`${name} and ${name}_FILE are both set: unset one.`);
		return [[name, readSecret(`${name}_FILE`, path)]];
	});
	return { ...variables, ...Object.fromEntries(secrets) };
}

function readSecret(variable: string, path: string): string {
	try {
		return readFileSync(path, "utf8").trim();
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new SecretFileError(`${variable} names ${path}, which cannot be read (${code}).`);
	}
}
