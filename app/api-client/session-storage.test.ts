import "#platform/testing/dom.ts";
import { BroadcastChannel } from "node:worker_threads";
import { expect, it, onTestFinished, vi } from "vitest";
import { sessionHintCookie } from "./session-cookies.ts";
import { isSignedIn } from "./session-flag.ts";
import { beginSession, forgetSession, sessionId, shareSession } from "./session-storage.ts";

const inTime = { timeout: 10_000 };

/** The cookie that the server sets beside the session's own, or what it removes. */
function hint(id: string | undefined): void {
	const value = id === undefined ? "=; Max-Age=0" : `=${id}`;
	Reflect.set(document, "cookie", `${sessionHintCookie}${value}; Path=/`);
}

/** Opens another tab of the same browser, and notes what it hears. */
function openTab() {
	const channel = new BroadcastChannel("ensemble-session");
	const heard: unknown[] = [];
	channel.onmessage = ({ data }: { data: unknown }) => void heard.push(data);
	onTestFinished(() => channel.close());
	return { channel, heard };
}

/** This tab, whose browser has a session or none. */
function share(id?: string): void {
	vi.stubGlobal("BroadcastChannel", BroadcastChannel);
	hint(id);
	const end = shareSession();
	onTestFinished(() => {
		end();
		hint(undefined);
		forgetSession();
		vi.unstubAllGlobals();
	});
}

it("a new tab continues the session of its browser, without a request", async () => {
	const other = openTab();
	share("theirs");
	expect([isSignedIn(), sessionId()]).toEqual([true, "theirs"]);
	expect(sessionStorage.getItem("admin_authenticated")).toBe("true");
	beginSession("theirs");
	expect(other.heard).toEqual([]);
});

it("a tab whose flags outlived the session of the browser forgets them", () => {
	beginSession("of yesterday");
	share();
	expect([isSignedIn(), sessionStorage.length]).toEqual([false, 0]);
});

it("a tab that signs in or out announces the change alone", async () => {
	const other = openTab();
	share();
	hint("mine");
	beginSession("mine");
	await vi.waitFor(() => expect(other.heard).toEqual(["changed"]), inTime);
	forgetSession();
	await vi.waitFor(() => expect(other.heard).toEqual(["changed", "changed"]), inTime);
	expect(document.cookie).not.toContain(sessionHintCookie);
});

it("a tab gives its session to no other document of the site, whatever that asks", async () => {
	const other = openTab();
	share("mine");
	other.channel.postMessage({ kind: "asked" });
	other.channel.postMessage({ kind: "opened", token: "forged", instead: "mine" });
	hint("renewed");
	other.channel.postMessage("changed");
	await vi.waitFor(() => expect(sessionId()).toBe("renewed"), inTime);
	expect(other.heard).toEqual([]);
});

it("signs out with the tab that signs out, and in with the one that signs in", async () => {
	const other = openTab();
	share("mine");
	hint(undefined);
	other.channel.postMessage("changed");
	await vi.waitFor(() => expect(isSignedIn()).toBe(false), inTime);
	hint("next");
	other.channel.postMessage("changed");
	await vi.waitFor(() => expect(sessionId()).toBe("next"), inTime);
});

it("signs out if the cookie disappears a moment after the other tab's message", async () => {
	const other = openTab();
	share("mine");
	const third = openTab();
	other.channel.postMessage("changed");
	await vi.waitFor(() => expect(third.heard).toEqual(["changed"]), inTime);
	expect(isSignedIn()).toBe(true);
	hint(undefined);
	await vi.waitFor(() => expect(isSignedIn()).toBe(false), inTime);
});

it.each([
	["the browser's history", () => window.dispatchEvent(new Event("pageshow"))],
	["another tab", () => document.dispatchEvent(new Event("visibilitychange"))],
])("signs out as somebody comes back to it from %s", (_where, comeBack) => {
	share("mine");
	hint(undefined);
	comeBack();
	expect(isSignedIn()).toBe(false);
});
