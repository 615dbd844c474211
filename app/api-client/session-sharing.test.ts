import "#platform/testing/dom.ts";
import { BroadcastChannel } from "node:worker_threads";
import { expect, it, onTestFinished, vi } from "vitest";
import { shareSession } from "./session-sharing.ts";
import { beginSession, forgetSession, isSignedIn, sessionToken } from "./session-storage.ts";

const inTime = { timeout: 10_000 };

/** Another tab of the same browser, and what it hears. */
function openTab() {
	const channel = new BroadcastChannel("ensemble-session");
	const heard: unknown[] = [];
	channel.onmessage = ({ data }: { data: unknown }) => void heard.push(data);
	onTestFinished(() => channel.close());
	return { channel, heard };
}

/** This tab, with a session or without. */
function share(token?: string): void {
	vi.stubGlobal("BroadcastChannel", BroadcastChannel);
	if (token === undefined) forgetSession();
	else beginSession(token);
	const end = shareSession();
	onTestFinished(() => {
		end();
		forgetSession();
		vi.unstubAllGlobals();
	});
}

it("a new tab asks the others, and goes on in their session", async () => {
	const other = openTab();
	share();
	await vi.waitFor(() => expect(other.heard).toEqual([{ kind: "asked" }]), inTime);
	other.channel.postMessage({ kind: "opened", token: "theirs", instead: null });
	await vi.waitFor(() => expect(isSignedIn()).toBe(true), inTime);
	expect(sessionToken()).toBe("theirs");
});

it("a tab with a session answers one that asks, and tells what begins and ends", async () => {
	const other = openTab();
	share("mine");
	other.channel.postMessage({ kind: "asked" });
	await vi.waitFor(
		() => expect(other.heard).toEqual([{ kind: "opened", token: "mine", instead: null }]),
		inTime,
	);
	forgetSession();
	await vi.waitFor(() => expect(other.heard.at(-1)).toEqual({ kind: "ended", token: "mine" }), inTime);
	beginSession("next");
	await vi.waitFor(
		() => expect(other.heard.at(-1)).toEqual({ kind: "opened", token: "next", instead: null }),
		inTime,
	);
});

it("signs out with the tab that signs out, but never out of another session", async () => {
	const other = openTab();
	share("mine");
	other.channel.postMessage({ kind: "ended", token: "of last week" });
	other.channel.postMessage({ kind: "opened", token: "theirs", instead: null });
	other.channel.postMessage({ kind: "asked" });
	await vi.waitFor(() => expect(other.heard).toHaveLength(1), inTime);
	expect(sessionToken()).toBe("mine");
	other.channel.postMessage({ kind: "ended", token: "mine" });
	await vi.waitFor(() => expect(isSignedIn()).toBe(false), inTime);
	expect(other.heard).toEqual([{ kind: "opened", token: "mine", instead: null }]);
});

it("goes on in the session that takes the place of its own, as after a change of the code", async () => {
	const other = openTab();
	share("mine");
	other.channel.postMessage({ kind: "opened", token: "a stranger's", instead: "of last week" });
	other.channel.postMessage({ kind: "opened", token: "renewed", instead: "mine" });
	await vi.waitFor(() => expect(sessionToken()).toBe("renewed"), inTime);
	beginSession("renewed again");
	const told = { kind: "opened", token: "renewed again", instead: "renewed" };
	await vi.waitFor(() => expect(other.heard).toEqual([told]), inTime);
});
