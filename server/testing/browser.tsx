import { notifyManager, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import type { ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import { Tooltips } from "#app/admin-ui/tooltip.tsx";
import { adminQueryClient } from "#app/api-client/query-client.ts";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { beginSession, forgetSession } from "#app/api-client/session-storage.ts";
import { FactsProvider } from "#app/features/facts/use-facts.tsx";
import type { SignInResult } from "#app/features/session/session.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { SiteFactsProvider } from "#app/site/use-site.tsx";
import { prepareToasts, showToast, Toasts } from "#app/ui/toasts.tsx";
import { openNetwork } from "./network.ts";
import { testSite } from "./test-site.ts";

// What a query has to say is said at once: a timer of no time that is set while the fake clock
// ticks is due a millisecond later, when nobody moves the clock any more.
notifyManager.setScheduler(queueMicrotask);

const start = new Date("2026-01-15T08:00:00.000Z");
const timers = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
const nextTurn = setImmediate;

/**
 * Turns of the event loop in which nothing moves before all is taken to be done: what is read and
 * validated takes some.
 */
const quietTurns = 12;

/**
 * Opens a signed-in administrator's browser, with a clock that only the test moves, before the real site.
 * Every rendering of a screen is a tab: they share the device's storage.
 */
export async function openBrowser(language: Language = "en") {
	await prepareToasts();
	// The toast of an earlier test goes.
	showToast({ title: "" });
	vi.useFakeTimers({ toFake: [...timers, "Date"], now: start });
	const site = await testSite({ clock: () => new Date() });
	const network = openNetwork(site.app, language);
	localStorage.clear();
	await site.stores.sessions.ensureAccessCode(site.accessCode);
	const own = await signInHere();
	const queries = adminQueryClient();
	onTestFinished(async () => {
		cleanup();
		await settled();
		queries.clear();
		forgetSession();
		vi.useRealTimers();
	});

	/** Signs this browser in, whatever the network is like. @returns the id of the session. */
	async function signInHere(): Promise<string> {
		const answer = await site.app.request("/api/admin/login", {
			method: "POST",
			headers: { "Content-Type": "application/json", [contentAreaHeader]: "1" },
			body: JSON.stringify({ password: site.accessCode }),
		});
		network.cookies.store(answer);
		const { token: id } = (await answer.json()) as SignInResult;
		beginSession(id);
		return id;
	}

	/**
	 * Waits until nothing is on its way to the server or back, but what the test holds, and all of it is
	 * shown.
	 */
	async function settled(): Promise<void> {
		await act(async () => {
			for (let quiet = 0; quiet < quietTurns; quiet = network.isQuiet() ? quiet + 1 : 0) {
				await vi.advanceTimersByTimeAsync(0);
				await new Promise((resolve) => nextTurn(resolve));
			}
		});
	}

	/** Lets time pass, and what it sets off come to its end. */
	async function pass(ms: number): Promise<void> {
		await act(() => vi.advanceTimersByTimeAsync(ms));
		await settled();
	}

	const text = defaultTexts.pick(language, "admin");

	function Surroundings({ children }: { children: ReactNode }) {
		return (
			<QueryClientProvider client={queries}>
				<TextProvider language={language} dictionaries={text}>
					<FactsProvider facts={defaultTexts.values}>
						<SiteFactsProvider facts={defaultTexts.facts(language)}>
							<Tooltips>{children}</Tooltips>
						</SiteFactsProvider>
					</FactsProvider>
					<Toasts texts={text.admin.toasts} />
				</TextProvider>
			</QueryClientProvider>
		);
	}

	/** Returns the text of the toast; blank without one. */
	const toast = () => document.querySelector("li[data-state=open]")?.textContent ?? "";

	/** Ends the session on the server; the browser does not know of it yet. */
	const endSession = () => site.stores.sessions.signOut(own);

	return { ...site, network, queries, signInHere, settled, pass, endSession, toast, wrapper: Surroundings };
}
