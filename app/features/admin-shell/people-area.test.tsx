import "#platform/testing/dom.ts";
import { act, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { type AdminScreen, adminPaths, screenCapabilities } from "#app/site/admin-screens.ts";
import { isAllowed, type Role } from "#app/site/roles.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { signInAs } from "#server/testing/person-browser.ts";
import ContentArea from "./content-area.layout.tsx";
import Dashboard from "./dashboard.admin.tsx";
import { DashboardContext, type DashboardSources } from "./dashboard.context.ts";

/** The dashboard's queries on other features, each of which would ask the server. */
const sources = {
	recentArticles: () => ({ queryKey: ["/api/blog-posts"] }),
	untranslated: (language: string) => ({ queryKey: ["untranslated", language], queryFn: async () => 0 }),
	stats: { queryKey: ["/api/admin/stats"] },
	memberCount: { queryKey: ["/api/settings/members"] },
	subscribers: { queryKey: ["/api/admin/subscribers/figures"] },
	readers: () => ({ queryKey: ["/api/admin/readers"] }),
	events: { queryKey: ["/api/events"] },
	letters: { queryKey: ["/api/admin/letters"] },
} as unknown as DashboardSources;

async function open(role: Role, address: string) {
	const browser = await openBrowser();
	await signInAs(browser, role);
	const router = createMemoryRouter(
		[
			{ path: "/admin", element: <p>Sign in</p> },
			{
				path: "/admin/*",
				element: <ContentArea />,
				children: [
					{
						path: "dashboard",
						element: (
							<DashboardContext value={sources}>
								<Dashboard />
							</DashboardContext>
						),
					},
					{ path: "*", element: <h1 tabIndex={-1}>A screen</h1> },
				],
			},
		],
		{ initialEntries: [address] },
	);
	render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const menu = () =>
		within(screen.getByRole("navigation", { name: "Content area" }))
			.getAllByRole("link")
			.map(({ textContent }) => textContent);
	return { ...browser, router, menu };
}

it("an editor's menu and dashboard speak of what they write alone, and ask for nothing else", async () => {
	const { menu, network } = await open("editor", "/admin/dashboard");
	expect(menu()).toEqual([
		...["Dashboard", "All Articles", "Add Article", "Images", "Letters", "Texts", "Pages", "Deleted"],
		"My access",
	]);
	const main = screen.getByRole("main").textContent ?? "";
	for (const word of ["Total Articles", "Recent Articles"]) expect(main).toContain(word);
	for (const word of ["Members", "Subscriber", "table", "Backup", "backup", "visits", "Readers", "sample"])
		expect(main).not.toContain(word);
	expect(network.exchanges.filter(({ status }) => status === 403)).toEqual([]);
});

it.each([
	{ role: "editor", first: adminPaths.dashboard },
	{ role: "host", first: adminPaths.guestList },
] as const)(
	"of all screens, $role opens their own, and comes from any other to $first",
	async ({ role, first }) => {
		const { router, settled } = await open(role, first);
		for (const screen of Object.keys(screenCapabilities) as AdminScreen[]) {
			const path = adminPaths[screen].replace(":id", "some");
			await act(() => router.navigate(path));
			await settled();
			const isTheirs = isAllowed(role, screenCapabilities[screen]);
			expect(router.state.location.pathname, screen).toBe(isTheirs ? path : first);
		}
	},
);

it("what one person read is forgotten once another signs in", async () => {
	const browser = await open("editor", "/admin/articles");
	browser.queries.setQueryData(["/api/admin/subscribers"], "readers");
	await signInAs(browser, "host");
	await browser.settled();
	expect(browser.queries.getQueryData(["/api/admin/subscribers"])).toBeUndefined();
});
