import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "#e2e/support/fixtures.ts";
import { freshPlace, type Place, startSite } from "#e2e/support/site-process.ts";

const configuredCode = "hedgehog-lantern-42";
const chosenCode = "marigold-harbour-77";
const wrongCode = "not-the-code-at-all-9";

/** Every file below a folder, as text. */
async function filesBelow(folder: string): Promise<{ name: string; text: string }[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	return Promise.all(files.map(async (name) => ({ name, text: await readFile(name, "latin1") })));
}

/**
 * Goes through everything that takes an access code, and much that fails. @returns the tokens of
 * session and device.
 */
async function useTheContentArea(url: string): Promise<string[]> {
	const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		fetch(url + path, {
			method: "POST",
			headers: { "Content-Type": "application/json", ...headers },
			body: typeof body === "string" ? body : JSON.stringify(body),
		});
	expect((await send("/api/admin/login", { password: wrongCode })).status).toBe(401);
	expect((await send("/api/admin/login", `{"password":"${configuredCode}`)).status).toBe(400);
	expect((await send("/api/admin/login", { password: [configuredCode] })).status).toBe(400);
	expect((await send("/api/admin/login", configuredCode, { "Content-Type": "text/plain" })).status).toBe(415);
	const form = { "Content-Type": "application/x-www-form-urlencoded" };
	expect((await send("/admin", `password=${configuredCode}`, form)).status).toBe(405);
	expect((await fetch(`${url}/admin?password=${configuredCode}`)).status).toBe(200);
	const signedIn = await send("/api/admin/login", { password: configuredCode });
	const { token } = (await signedIn.json()) as { token: string };
	const authorised = { Authorization: `Bearer ${token}` };
	const change = { current: configuredCode, next: chosenCode };
	const changed = await send("/api/admin/access-code", change, authorised);
	const { token: renewed } = (await changed.json()) as { token: string };
	const [, device = ""] = /^sign-in-device=([^;]+)/.exec(changed.headers.get("Set-Cookie") ?? "") ?? [];
	expect(device).toHaveLength(43);
	const known = await send(
		"/api/admin/login",
		{ password: chosenCode },
		{ Cookie: `sign-in-device=${device}` },
	);
	expect(known.headers.get("Set-Cookie")).toContain(device);
	expect((await send("/api/admin/access-code", change, { Authorization: `Bearer ${renewed}` })).status).toBe(
		400,
	);
	return [renewed, device];
}

for (const engine of ["sqlite", "postgres"] as const) {
	const tag = engine === "postgres" ? "@long" : [];
	test(`the access code and the tokens of session and device are in no file and no line of the log, on ${engine}`, {
		tag,
	}, async () => {
		const place: Place = await freshPlace(engine);
		const site = await startSite(place, { LOG_LEVEL: "trace", ADMIN_ACCESS_CODE: configuredCode });
		const tokens = await useTheContentArea(site.url);
		const written = [...(await filesBelow(place.dataDir)), { name: "log", text: site.output() }];
		await site.stop();
		written.push(...(await filesBelow(place.dataDir)), { name: "log to the end", text: site.output() });
		await place.remove();
		expect(site.output()).toContain('"path":"/api/admin/login"');
		for (const secret of [configuredCode, chosenCode, wrongCode, ...tokens]) {
			expect(written.filter(({ text }) => text.includes(secret)).map(({ name }) => name)).toEqual([]);
		}
	});
}

test("a made access code is shown once, and stored in no file", { tag: "@long" }, async () => {
	const place = await freshPlace("sqlite");
	const site = await startSite(place, { ADMIN_ACCESS_CODE: "", LOG_LEVEL: "trace" });
	await expect.poll(() => site.output()).toMatch(/Access code\s+\S+\s/);
	const [, made = ""] = /Access code\s+(\S+)/.exec(site.output()) ?? [];
	expect(made).toMatch(/^(\w{5}-){3}\w{5}$/);
	await site.stop();
	expect(site.output().split(made)).toHaveLength(2);
	for (const { name, text } of await filesBelow(place.dataDir)) expect(text.includes(made), name).toBe(false);
	const again = await startSite(place, { ADMIN_ACCESS_CODE: "" });
	await again.stop();
	expect(again.output()).not.toContain("Access code ");
	await place.remove();
});

test("no code, hash or key is in what browsers are sent, and nothing maps it to the sources", async () => {
	for (const { name, text } of await filesBelow("build/client")) {
		expect(name.endsWith(".map"), name).toBe(false);
		expect(
			/scrypt|ADMIN_ACCESS_CODE|DATABASE_URL|SMTP_URL|timingSafeEqual|node:crypto/.exec(text)?.[0],
			name,
		).toBe(undefined);
	}
});
