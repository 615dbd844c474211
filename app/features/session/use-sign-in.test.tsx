import "#platform/testing/dom.ts";
import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { forgetSession, sessionId } from "#app/api-client/session-storage.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { type SignInState, useSignIn } from "./use-sign-in.ts";

const path = "/api/admin/login";

/** Opens the sign-in screen, as another screen or an address leads to it. */
async function openSignIn(state?: SignInState) {
	const browser = await openBrowser();
	forgetSession();
	const view: { current?: ReturnType<typeof useSignIn> } = {};
	function SignIn() {
		view.current = useSignIn();
		return null;
	}
	const arrived: { state: unknown } = { state: undefined };
	function Elsewhere() {
		arrived.state = useLocation().state;
		return null;
	}
	const router = createMemoryRouter(
		[
			{ path: "/admin", element: <SignIn /> },
			{ path: "*", element: <Elsewhere /> },
		],
		{ initialEntries: [{ pathname: "/admin", state }] },
	);
	render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const screen = () => {
		if (view.current === undefined) throw new Error("The screen is not there.");
		return view.current;
	};
	const signIn = async (code: string) => {
		await act(async () => void screen().signIn({ password: code }));
		await browser.pass(1);
	};
	return { ...browser, router, screen, signIn, arrived };
}

describe("signing in", () => {
	it("opens a session and the dashboard", async () => {
		const { signIn, accessCode, router, toast, arrived } = await openSignIn();
		await signIn(accessCode);
		expect(isSignedIn()).toBe(true);
		expect(router.state.location.pathname).toBe("/admin/dashboard");
		expect(arrived.state).toEqual({ resumed: false });
		expect(toast()).toContain("Access Granted");
	});

	it("returns to the screen on which the session had ended, and says so", async () => {
		const { screen, signIn, accessCode, router, arrived } = await openSignIn({
			from: "/admin/edit-article/a?x=1",
			ended: true,
		});
		expect(screen().ended).toBe(true);
		await signIn(accessCode);
		expect(router.state.location).toMatchObject({ pathname: "/admin/edit-article/a", search: "?x=1" });
		expect(arrived.state).toEqual({ resumed: true });
		expect(router.state.historyAction).toBe("REPLACE");
	});

	it("with a wrong code says so, and can be tried again", async () => {
		const { screen, signIn, accessCode, toast } = await openSignIn();
		await signIn("no such code");
		expect(isSignedIn()).toBe(false);
		expect(screen()).toMatchObject({ busy: false, error: expect.stringMatching(/./) });
		expect(toast()).toContain(screen().error);
		await signIn(accessCode);
		expect(isSignedIn()).toBe(true);
	});

	it("after too many wrong codes says how long to wait, and then accepts the right one", async () => {
		const { screen, signIn, accessCode, network, pass } = await openSignIn();
		for (let turn = 0; turn < 20 && network.exchanges.at(-1)?.status !== 429; turn += 1) {
			await signIn("no such code");
		}
		expect(network.exchanges.at(-1)).toMatchObject({ path, status: 429 });
		expect(screen().error).toMatch(/\d+ (second|minute)/);
		await pass(60 * 60_000);
		await signIn(accessCode);
		expect(isSignedIn()).toBe(true);
	});

	it("without a network says so, and keeps the screen", async () => {
		const { screen, signIn, network, router } = await openSignIn();
		network.cut();
		await signIn("any code");
		expect(screen()).toMatchObject({ busy: false, error: expect.stringContaining("connection") });
		expect(router.state.location.pathname).toBe("/admin");
	});

	it("is busy until the answer comes", async () => {
		const { screen, signIn, accessCode, network, settled } = await openSignIn();
		const caught = network.holdAnswer("POST", path);
		await signIn(accessCode);
		const answer = await caught;
		expect(screen().busy).toBe(true);
		expect(sessionId()).toBeNull();
		answer.release();
		await settled();
		expect(isSignedIn()).toBe(true);
	});
});
