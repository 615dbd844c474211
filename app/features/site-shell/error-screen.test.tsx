import "#platform/testing/dom.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, data, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import { visit } from "#server/testing/visitor.tsx";
import { ErrorScreen, RequestId } from "./error-screen.tsx";
import { PageError } from "./page-error.tsx";

afterEach(cleanup);

describe("a page that cannot be shown", () => {
	it.each([
		["/blog", "notFound", "Page Not Found", "/"],
		["/fr/blog", "notFound", "Page introuvable", "/fr"],
		["/blog", "wrongMethod", "Nothing to send here", "/"],
		["/fr/blog", "unavailable", "Un instant, s’il vous plaît", "/fr"],
	] as const)("%s says %s as “%s”, and leads to %s", (address, kind, title, home) => {
		visit(address, <ErrorScreen kind={kind} />);
		expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
		expect(document.title).toBe(title);
		expect(screen.getByRole("link").getAttribute("href")).toBe(home);
	});

	it("leads a visitor to the menu, and reminds a signed-in administrator of the router", () => {
		visit("/", <ErrorScreen kind="notFound" />);
		expect(screen.getByText(/the menu leads to everything/)).toBeDefined();
		cleanup();
		sessionStorage.setItem("admin_authenticated", "true");
		visit("/", <ErrorScreen kind="notFound" />);
		expect(screen.getByText(/add the page to the router/)).toBeDefined();
		sessionStorage.clear();
	});

	it("gives the reference of the request, and whom to write to, for a fault of ours alone", () => {
		const screenOf = (kind: "unexpected" | "unavailable") => (
			<RequestId value="3f9a">
				<ErrorScreen kind={kind} />
			</RequestId>
		);
		visit("/", screenOf("unexpected"), { email: "help@duo.example" });
		expect(screen.getByText("3f9a").parentElement?.textContent).toContain("write to help@duo.example");
		cleanup();
		visit("/", screenOf("unavailable"));
		expect(screen.queryByText("3f9a")).toBeNull();
	});
});

describe("the page of an error", () => {
	/** Opens a page whose loader throws. */
	async function open(thrown: unknown): Promise<void> {
		const loader = () => {
			throw thrown;
		};
		const page = { element: <p>Page</p>, errorElement: <PageError />, HydrateFallback: () => null };
		const router = createMemoryRouter([{ path: "/", loader, ...page }]);
		render(
			<TextProvider language="en" dictionaries={defaultTexts.pick("en", "errors")}>
				<RouterProvider router={router} />
			</TextProvider>,
		);
		await screen.findByRole("heading", { level: 1 });
	}

	it.each([
		[404, "Page Not Found"],
		[405, "Nothing to send here"],
		[503, "One moment, please"],
		[418, "This could not be read"],
		[500, "The page did not arrive"],
		[502, "The page did not arrive"],
	])("takes a %i for “%s”", async (status, title) => {
		await open(data({ secret: "of the inside" }, { status }));
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
	});

	it("shows no internals", async () => {
		const log = vi.spyOn(console, "error").mockReturnValue();
		await open(new Error("SQLITE_CORRUPT at /var/data"));
		expect(document.body.textContent).toContain("The page did not arrive");
		expect(document.body.textContent).not.toContain("noted");
		expect(document.body.textContent).not.toMatch(/SQLITE|var/);
		log.mockRestore();
	});
});
