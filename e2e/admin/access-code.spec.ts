import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "#e2e/support/fixtures.ts";
import { accessCode, samplePlace, startSite } from "#e2e/support/site-process.ts";

test("npm run access-code sets a new one while the site runs, and signs everyone out", async () => {
	const place = await samplePlace();
	const site = await startSite(place);
	const next = "another fine code";
	const signIn = (password: string) =>
		fetch(`${site.url}/api/admin/login`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ password }),
		});
	const { token } = (await (await signIn(accessCode)).json()) as { token: string };
	const stats = () => fetch(`${site.url}/api/admin/stats`, { headers: { Authorization: `Bearer ${token}` } });
	expect((await stats()).status).toBe(200);

	const command = spawn(process.execPath, ["scripts/command.ts", "access-code"], {
		stdio: ["pipe", "ignore", "inherit"],
		env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl },
	});
	command.stdin.end(`${next}\n`);
	const [exitCode] = await once(command, "close");
	expect(exitCode).toBe(0);

	expect((await stats()).status).toBe(401);
	expect((await signIn(accessCode)).status).toBe(401);
	expect((await signIn(next)).status).toBe(200);
	await site.stop();
	await place.remove();
});
