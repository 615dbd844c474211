import { generate } from "otplib";
import { stepSeconds } from "#app/features/keys/key.ts";
import { accessCode } from "#e2e/support/site-process.ts";
import { expect, test } from "./fixtures.ts";
import { signIn, signOut } from "./owner.ts";
import type { Screen } from "./screen.ts";

const second = { kind: "field", name: "One-time code" } as const;
const recovery = { kind: "field", name: "Recovery code" } as const;
const recoveryCodes = `[...document.querySelectorAll(".recovery-codes li")].map((code) => code.textContent)`;

/** Types the access code, which another key must join. */
async function giveCode(view: Screen): Promise<void> {
	await view.open("/admin");
	await view.fill({ kind: "field", name: "Access code" }, accessCode);
	await view.click({ kind: "button", name: "Access Dashboard" });
	await view.sees(second);
}

test("one-time codes join the access code, and a recovery code stands in for them", async ({
	view,
	listener,
}) => {
	await view.resize(1280, 1000);
	await signIn(view);
	let secret = "";
	let codes: string[] = [];
	const codeOf = (steps: number) =>
		generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * stepSeconds });

	await test.step("turns them on", async () => {
		await view.open("/admin/settings");
		await view.click({ kind: "button", name: "Turn on one-time codes" });
		await view.sees({ kind: "field", name: "Six digits of the app" });
		secret = await view.evaluate(`document.querySelector("code").textContent.replaceAll(" ", "")`);
		await view.lookAround();
		await view.fill({ kind: "field", name: "Six digits of the app" }, await codeOf(0));
		await view.click({ kind: "button", name: "Confirm" });
		await view.expects(`${recoveryCodes}.length`, 10);
		codes = await view.evaluate(recoveryCodes);
		await view.click({ kind: "button", name: "I have kept them" });
		await view.sees({ kind: "text", name: "10 of 10 are left." });
		await view.lookAround();
		await signOut(view);
	});

	await test.step("signs in with the next one", async () => {
		await giveCode(view);
		await view.lookAround();
		await view.fill(second, await codeOf(1));
		await view.click({ kind: "button", name: "Access Dashboard" });
		await view.isAt("/admin/dashboard");
		await signOut(view);
	});

	await test.step("signs in with a recovery code, and turns them off", async () => {
		await giveCode(view);
		await view.click({ kind: "button", name: "Use a recovery code" });
		await view.fill(recovery, codes[0] ?? "");
		await view.click({ kind: "button", name: "Access Dashboard" });
		await view.isAt("/admin/dashboard");
		await view.open("/admin/settings");
		await view.sees({ kind: "text", name: "9 of 10 are left." });
		await view.click({ kind: "button", name: "Turn off" });
		await view.click({ kind: "button", name: "Turn off", within: "[role=alertdialog]" });
		await view.sees({ kind: "button", name: "Turn on one-time codes" });
		await signOut(view);
		await signIn(view);
		await signOut(view);
	});

	// The access code alone, twice.
	expect(listener.complaints.splice(0)).toEqual(Array(2).fill("401 POST /api/admin/login"));
});
