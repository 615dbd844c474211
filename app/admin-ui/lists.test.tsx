import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef, type ReactNode, useRef, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Difference } from "./difference.tsx";
import { useFocusFallback } from "./focus.ts";
import { ListHeading, MoreRows, useFocusOnNewRows } from "./list-heading.tsx";
import { Panel, ScreenHead } from "./screen.tsx";
import { ListState, RowSkeletons } from "./state.tsx";

afterEach(cleanup);

const focused = () => document.activeElement?.textContent;

/** A list that grows by two rows, by its button or by itself. */
function Growing(props: { withLinks?: boolean; loading?: boolean }) {
	const [count, setCount] = useState(2);
	const list = useFocusOnNewRows(count);
	return (
		<>
			<ul ref={list}>
				{Array.from({ length: count }, (_, row) => `Row ${row + 1}`).map((row) => (
					<li key={row} tabIndex={-1}>
						{props.withLinks ? <a href="/">{row}</a> : row}
					</li>
				))}
			</ul>
			<button type="button" onClick={() => setCount(count + 2)}>
				By itself
			</button>
			<MoreRows
				shown={`${count} of 6`}
				label="More"
				loading="Loading…"
				hasMore={count < 6}
				isLoading={props.loading === true}
				onMore={() => setCount(count + 2)}
			/>
		</>
	);
}

function click(name: string): void {
	const button = screen.getByRole("button", { name });
	act(() => {
		button.focus();
		fireEvent.click(button);
	});
}

describe("more rows", () => {
	it.each([true, false])("are read on from the first new one (by links: %s)", (withLinks) => {
		render(<Growing withLinks={withLinks} />);
		click("More");
		expect(focused()).toBe("Row 3");
		click("More");
		expect(focused()).toBe("Row 5");
	});

	it("do not move the focus if the list grew without the button", () => {
		render(<Growing />);
		click("By itself");
		expect(focused()).toBe("By itself");
	});

	it("are requested once, and the button keeps the focus meanwhile", () => {
		render(<Growing loading />);
		click("Loading…");
		expect(screen.getAllByRole("listitem")).toHaveLength(2);
		expect(focused()).toBe("Loading…");
		const button = screen.getByRole("button", { name: "Loading…" });
		expect([button.getAttribute("aria-disabled"), button.hasAttribute("disabled")]).toEqual(["true", false]);
	});

	it("are counted, and the button disappears with the last of them", () => {
		render(<Growing />);
		expect(screen.getByRole("status").textContent).toBe("2 of 6");
		click("More");
		expect(screen.getByRole("status").textContent).toBe("4 of 6");
		click("More");
		expect(screen.queryByRole("button", { name: "More" })).toBeNull();
	});
});

describe("a list that shows nothing", () => {
	const state = (failed: boolean) => (
		<ListState title={failed ? "Not read" : "None yet"} text="A way on." failed={failed}>
			<button type="button">Again</button>
		</ListState>
	);

	it("is an alert after a failure, and not if it is empty", () => {
		const { rerender } = render(state(false));
		expect(screen.queryByRole("alert")).toBeNull();
		expect(screen.getByText("None yet")).toBeDefined();
		rerender(state(true));
		expect(screen.getByRole("alert").textContent).toContain("Not read");
	});

	it.each([
		["the search", <input key="box" type="search" aria-label="Search" />, "INPUT"],
		["the title, where nothing is searched", null, "H1"],
	])("passes the focus to %s once its way on was taken", (_where, search, tag) => {
		const screenWith = (content: React.ReactNode) => (
			<main>
				<ScreenHead title="Articles" />
				{search}
				{content}
			</main>
		);
		const { rerender } = render(screenWith(state(true)));
		screen.getByRole("button", { name: "Again" }).focus();
		rerender(screenWith(<p>Rows</p>));
		expect(document.activeElement?.tagName).toBe(tag);
	});

	it("leaves the focus where it is when that is elsewhere", () => {
		const { rerender } = render(
			<>
				<button type="button">Elsewhere</button>
				{state(true)}
			</>,
		);
		screen.getByRole("button", { name: "Elsewhere" }).focus();
		rerender(<button type="button">Elsewhere</button>);
		expect(focused()).toBe("Elsewhere");
	});

	it("says that its rows are on their way, in one sentence", () => {
		render(<RowSkeletons rows={3} height="h-4" label="Loading" />);
		expect(screen.getByRole("status", { name: "Loading" }).children).toHaveLength(3);
	});
});

describe("the focus of a row that goes", () => {
	/** Rows that delete themselves; `next` names where the focus is to go as things stand then. */
	function Rows() {
		const [rows, setRows] = useState(["One", "Two"]);
		const heading = useRef<HTMLHeadingElement>(null);
		return (
			<>
				<ListHeading ref={heading}>{`${rows.length} rows`}</ListHeading>
				{rows.map((row) => (
					<Row
						key={row}
						name={row}
						onGone={() => setRows(rows.filter((one) => one !== row))}
						fallback={() => heading.current}
					/>
				))}
			</>
		);
	}

	function Row(props: { name: string; onGone(): void; fallback(): HTMLElement | null }) {
		const passesFocusOn = useFocusFallback(props.fallback);
		return (
			<div ref={passesFocusOn}>
				<button type="button" onClick={props.onGone}>
					{props.name}
				</button>
			</div>
		);
	}

	it("goes to the list's heading, which counts the rest", () => {
		render(<Rows />);
		click("Two");
		const heading = screen.getByRole("heading", { name: "1 rows" });
		expect(document.activeElement).toBe(heading);
		expect(heading.getAttribute("aria-live")).toBe("polite");
	});

	it("goes to the screen's title if the heading disappears with the last row", () => {
		const heading = createRef<HTMLHeadingElement>();
		const screenWith = (list: ReactNode) => (
			<>
				<h1 tabIndex={-1}>Screen</h1>
				{list}
			</>
		);
		const { rerender } = render(screenWith(<ListHeading ref={heading}>1 row</ListHeading>));
		act(() => heading.current?.focus());
		expect(focused()).toBe("1 row");
		rerender(screenWith(null));
		expect(focused()).toBe("Screen");
		expect(heading.current).toBeNull();
	});
});

describe("a sheet of a screen", () => {
	it("is a named section with a heading where it has a title, and plain otherwise", () => {
		render(<Panel title="History">Words</Panel>);
		expect(screen.getByRole("region", { name: "History" }).textContent).toContain("Words");
		expect(screen.getByRole("heading", { level: 2, name: "History" })).toBeDefined();
		cleanup();
		render(<Panel>Words</Panel>);
		expect(screen.queryByRole("region")).toBeNull();
	});

	it("has a title that can take the focus, but is no stop of the Tab key", () => {
		render(<ScreenHead title="Articles" />);
		const title = screen.getByRole("heading", { level: 1, name: "Articles" });
		title.focus();
		expect(document.activeElement).toBe(title);
		expect(title.tabIndex).toBe(-1);
	});
});

describe("a text compared with its former self", () => {
	it("marks what is gone and what is new, word by word, in its language", () => {
		const { container } = render(<Difference lang="fr" before="Le lagon bleu" after="Le lagon vert" />);
		expect(container.querySelector("del")?.textContent).toBe("bleu");
		expect(container.querySelector("ins")?.textContent).toBe("vert");
		expect(container.querySelector("[lang=fr]")?.textContent).toBe("Le lagon bleuvert");
	});

	it("marks nothing where nothing changed", () => {
		const { container } = render(<Difference lang="en" before="The same" after="The same" />);
		expect(container.querySelectorAll("del, ins")).toHaveLength(0);
	});
});
