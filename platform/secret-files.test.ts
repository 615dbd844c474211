import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { secretVariables, withSecretFiles } from "./secret-files.ts";

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

it("the environment takes an empty name for none, and leaves other variables as they are", () => {
	expect(readEnvironment({ SMTP_URL_FILE: "" }).smtpUrl).toBeUndefined();
	expect(withSecretFiles({ DKIM_KEY_FILE: "/keys/dkim.pem" })).toEqual({ DKIM_KEY_FILE: "/keys/dkim.pem" });
});
