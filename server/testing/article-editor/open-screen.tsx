import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import type { Article } from "#app/features/articles/article.ts";
import { ArticleForm } from "#app/features/articles/editor/article-form.tsx";
import type { Browser } from "./articles.ts";

/** Opens the screen of a new article, or of `article`, in a tab of its own. */
export async function openScreen(
	browser: Browser,
	article?: Article,
	resumed = false,
	/** The key of the unfinished text with which a new article goes on. */
	continued?: string,
) {
	const router = createMemoryRouter(
		[
			{
				path: "/admin/form",
				element: (
					<>
						<ArticleForm article={article} continued={continued} />
						<Link to="/admin">Elsewhere</Link>
					</>
				),
			},
			{ path: "*", element: <p>Another screen</p> },
		],
		{ initialEntries: [{ pathname: "/admin/form", state: { resumed } }] },
	);
	const { container, unmount } = render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const form = within(container);
	/** Presses a button of the form, or of the question over it. */
	const press = async (name: string) => {
		act(() => void fireEvent.click(screen.getByRole("button", { name, hidden: true })));
		await browser.settled();
	};
	return {
		router,
		form,
		unmount,
		title: () => form.getByLabelText<HTMLInputElement>(/^Title/),
		type: (label: RegExp, value: string) =>
			act(() => void fireEvent.input(form.getByLabelText(label), { target: { value } })),
		press,
		/** Brings an earlier version back, and answers the question whether it shall be. */
		restore: async (version: number) => {
			await press("Show earlier versions");
			await press(`Compare version ${version}`);
			await press("Restore this version");
			const question = within(screen.getByRole("alertdialog"));
			act(() => void fireEvent.click(question.getByRole("button", { name: "Restore this version" })));
			await browser.settled();
		},
		leave: async () => {
			act(() => void fireEvent.click(screen.getByText("Elsewhere")));
			await browser.settled();
		},
	};
}
