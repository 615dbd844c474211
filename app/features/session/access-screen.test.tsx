import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { forgetSession, sessionId } from "#app/api-client/session-storage.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import AccessSettings from "./access.admin.tsx";
import SignInScreen from "./sign-in.admin.tsx";

const rowsOf = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");

describe("the list of sessions", () => {
	it("marks this one, which is ended by signing out alone, and offers to end each other", async () => {
		const browser = await openBrowser();
		await browser.signIn();
		await openScreen(browser, <AccessSettings />);
		const rows = rowsOf("Sessions");
		expect(rows).toHaveLength(2);
		const own = rows.filter((row) => within(row).queryByText("This session") !== null);
		expect(own).toHaveLength(1);
		expect(within(own[0] as HTMLElement).queryByRole("button")).toBeNull();
		expect(screen.getAllByRole("button", { name: /^End session signed in/ })).toHaveLength(1);
	});

	it("ends another session, says so, and focuses the list", async () => {
		const browser = await openBrowser();
		const other = await browser.signIn();
		const { press } = await openScreen(browser, <AccessSettings />);
		await press(/^End session signed in/);
		expect(rowsOf("Sessions")).toHaveLength(1);
		expect(browser.toast()).toContain("Session ended");
		expect(document.activeElement).toBe(screen.getByRole("list", { name: "Sessions" }));
		expect((await browser.send("GET", "/api/admin/sessions", undefined, other)).status).toBe(401);
		expect(isSignedIn()).toBe(true);
	});

	it("ends all others at once, once there are any", async () => {
		const browser = await openBrowser();
		const other = await browser.signIn();
		const { press } = await openScreen(browser, <AccessSettings />);
		await press("End all my other sessions");
		expect(rowsOf("Sessions")).toHaveLength(1);
		expect(browser.toast()).toContain("Your other sessions have ended");
		expect((await browser.send("GET", "/api/admin/sessions", undefined, other)).status).toBe(401);
		expect(screen.queryByRole("button", { name: "End all my other sessions" })).toBeNull();
	});

	it("that could not be read can be asked for again", async () => {
		const browser = await openBrowser();
		browser.network.breakDown("GET", "/api/admin/sessions", 500);
		const { press } = await openScreen(browser, <AccessSettings />);
		await browser.pass(30_000);
		expect(browser.toast()).toContain("Failed to fetch sessions");
		browser.network.repair();
		await press("Try again");
		expect(rowsOf("Sessions")).toHaveLength(1);
	});

	it("shows an entry that could not be ended, and says so", async () => {
		const browser = await openBrowser();
		await browser.signIn();
		const { press } = await openScreen(browser, <AccessSettings />);
		browser.network.cut();
		await press(/^End session signed in/);
		expect(browser.toast()).toContain("Failed to end the session");
		expect(rowsOf("Sessions")).toHaveLength(2);
	});
});

describe("the form that changes the access code", () => {
	const fill = async (browser: Awaited<ReturnType<typeof openBrowser>>, current: string, next: string) => {
		const tools = await openScreen(browser, <AccessSettings />);
		tools.type("Current access code", current);
		tools.type("New access code", next);
		await tools.press("Change Access Code");
		return tools;
	};
	const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

	it("goes on in a new session, empties its fields, and signs everybody else out", async () => {
		const browser = await openBrowser();
		const [before, other] = [sessionId(), await browser.signIn()];
		await fill(browser, browser.accessCode, "a quite different code");
		expect(browser.toast()).toContain("Access code changed");
		expect([field("Current access code").value, field("New access code").value]).toEqual(["", ""]);
		expect(isSignedIn()).toBe(true);
		expect(sessionId()).not.toBe(before);
		expect((await browser.send("GET", "/api/admin/sessions", undefined, other)).status).toBe(401);
		await browser.settled();
		expect(rowsOf("Sessions")).toHaveLength(1);
	});

	it("says at the field which code is wrong, gives it the focus, and keeps what was typed", async () => {
		const browser = await openBrowser();
		await fill(browser, "not the code", "a quite different code");
		expect(field("Current access code").getAttribute("aria-invalid")).toBe("true");
		expect(screen.getByText("This is not the current access code.")).toBeDefined();
		expect(field("New access code").value).toBe("a quite different code");
		expect(document.activeElement).toBe(field("Current access code"));
	});

	it("sends no code that is too short, and says how long it must be", async () => {
		const browser = await openBrowser();
		await fill(browser, browser.accessCode, "short");
		expect(screen.getByText(/^Use at least \d+ characters\.$/)).toBeDefined();
		expect(browser.network.sent("POST", "/api/admin/access-code")).toEqual([]);
	});

	it("refuses a code that is easy to guess, and says so", async () => {
		const browser = await openBrowser();
		await fill(browser, browser.accessCode, "Password1234");
		expect(screen.getByText(/^This code is easy to guess/)).toBeDefined();
		expect(browser.network.sent("POST", "/api/admin/access-code")).toEqual([]);
	});

	it("marks the fields for password managers", async () => {
		await openScreen(await openBrowser(), <AccessSettings />);
		expect(field("Current access code").autocomplete).toBe("current-password");
		expect(field("New access code").autocomplete).toBe("new-password");
		expect([field("Current access code").type, field("New access code").type]).toEqual([
			"password",
			"password",
		]);
	});
});

describe("the screen of signing in", () => {
	it("redirects to the dashboard with a session", async () => {
		const { router } = await openScreen(await openBrowser(), <SignInScreen />, "/admin");
		expect(router.state.location.pathname).toBe("/admin/dashboard");
	});

	it("shows the code on request, and hides it again", async () => {
		const browser = await openBrowser();
		forgetSession();
		const { press } = await openScreen(browser, <SignInScreen />, "/admin");
		const code = screen.getByLabelText<HTMLInputElement>("Access code");
		expect(code.type).toBe("password");
		await press("Show the code");
		expect(code.type).toBe("text");
		expect(screen.getByRole("button", { name: "Hide the code" }).getAttribute("aria-pressed")).toBe("true");
		await press("Hide the code");
		expect(code.type).toBe("password");
	});

	it("is there in French, with the way back to the French website", async () => {
		const browser = await openBrowser("fr");
		forgetSession();
		await openScreen(browser, <SignInScreen />, "/admin");
		expect(screen.getByRole("link").getAttribute("href")).toBe("/fr");
		expect(screen.getByRole("heading", { level: 1 }).textContent).not.toContain("*");
	});
});
