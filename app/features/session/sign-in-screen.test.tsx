import "#platform/testing/dom.ts";
import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { forgetSession } from "#app/api-client/session-storage.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import SignInScreen from "./sign-in.admin.tsx";
import type { SignInState } from "./use-sign-in.ts";

/** Opens the sign-in screen, as another screen leads to it. */
async function openSignIn(state: SignInState, isSignedInBefore: boolean) {
	const browser = await openBrowser();
	if (!isSignedInBefore) forgetSession();
	const router = createMemoryRouter(
		[
			{ path: "/admin", element: <SignInScreen /> },
			{ path: "*", element: <p>Another screen</p> },
		],
		{ initialEntries: [{ pathname: "/admin", state }] },
	);
	render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const signInElsewhere = async () => {
		await act(() => browser.signInHere());
		await browser.settled();
	};
	return { ...browser, router, signInElsewhere };
}

it("signs out once: a session that begins later in another tab goes on here, and outlives a reload", async () => {
	const { router, network, signInElsewhere } = await openSignIn({ signOut: true }, true);
	expect(isSignedIn()).toBe(false);
	expect(network.sent("POST", "/api/admin/logout")).toHaveLength(1);
	expect(router.state.location).toMatchObject({ pathname: "/admin", state: null });
	await signInElsewhere();
	expect(router.state.location.pathname).toBe("/admin/dashboard");
	expect(network.sent("POST", "/api/admin/logout")).toHaveLength(1);
});

it("continues as soon as another tab has signed in", async () => {
	const { router, signInElsewhere } = await openSignIn({ from: "/admin/events?x=1", ended: true }, false);
	await signInElsewhere();
	expect(router.state.location).toMatchObject({
		pathname: "/admin/events",
		search: "?x=1",
		state: { resumed: true },
	});
});
