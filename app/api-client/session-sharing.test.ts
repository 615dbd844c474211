import "#platform/testing/dom.ts";
import { BroadcastChannel } from "node:worker_threads";
import { expect, it, onTestFinished, vi } from "vitest";
import { shareSession } from "./session-sharing.ts";
import { beginSession, forgetSession, isSignedIn, sessionToken } from "./session-storage.ts";

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
	await vi.waitFor(() => expect(other.heard).toEqual([{ kind: "asked" }]));
	other.channel.postMessage({ kind: "opened", token: "theirs" });
	await vi.waitFor(() => expect(isSignedIn()).toBe(true));
	expect(sessionToken()).toBe("theirs");
});

it("a tab with a session answers one that asks, and tells what begins and ends", async () => {
	const other = openTab();
	share("mine");
	other.channel.postMessage({ kind: "asked" });
	await vi.waitFor(() => expect(other.heard).toEqual([{ kind: "opened", token: "mine" }]));
	forgetSession();
	await vi.waitFor(() => expect(other.heard.at(-1)).toEqual({ kind: "ended", token: "mine" }));
	beginSession("next");
	await vi.waitFor(() => expect(other.heard.at(-1)).toEqual({ kind: "opened", token: "next" }));
});

it("signs out with the tab that signs out, but never out of another session", async () => {
	const other = openTab();
	share("mine");
	other.channel.postMessage({ kind: "ended", token: "of last week" });
	other.channel.postMessage({ kind: "opened", token: "theirs" });
	other.channel.postMessage({ kind: "asked" });
	await vi.waitFor(() => expect(other.heard).toHaveLength(1));
	expect(sessionToken()).toBe("mine");
	other.channel.postMessage({ kind: "ended", token: "mine" });
	await vi.waitFor(() => expect(isSignedIn()).toBe(false));
	expect(other.heard).toEqual([{ kind: "opened", token: "mine" }]);
});
