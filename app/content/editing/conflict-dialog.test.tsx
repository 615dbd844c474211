import "#platform/testing/dom.ts";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Choice, Conflict } from "#app/content/three-way-merge.ts";
import { conflictingFields, findConflict } from "#server/testing/conflict.ts";
import { administer } from "#server/testing/content-area.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { ConflictFields } from "./conflict-fields.ts";

const fields: ConflictFields = {
	title: { label: "article.title", translated: true, isProse: false },
	content: { label: "article.content", translated: true, isProse: true },
	slug: { label: "article.slug", translated: true, isProse: false, follows: "title" },
	tags: { label: "article.tags", translated: true, isProse: false },
};

/** Asks about fields of a version that was saved on 15 January 2026. */
function ask(conflicts: Conflict[] | undefined) {
	const answers: Record<string, Choice>[] = [];
	const current = { updatedAt: "2026-01-15T08:00:00.000Z" };
	administer(
		<ConflictDialog
			saving={{
				conflict: conflicts && { current, merge: { merged: {}, conflicts } },
				closeConflict: () => undefined,
				resolve: async (choices) => void answers.push(choices),
			}}
			fields={fields}
			isKept
		/>,
	);
	return answers;
}

const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
const mine = () => screen.getByRole("region", { name: /^Yours/ });
const theirs = () => screen.getByRole("region", { name: /^Saved elsewhere, 15 January 2026/ });

describe("the question which of two versions counts", () => {
	it("is not asked while nobody else has saved", () => {
		ask(undefined);
		expect(findConflict()).toBeNull();
	});

	it("shows the field alone, with what differs marked on both sides", () => {
		ask([{ path: "title", mine: "A long dinner", theirs: "A short dinner" }]);
		expect(conflictingFields()).toEqual(["Title (English)"]);
		expect([mine(), theirs()].map((side) => side.lastElementChild?.textContent)).toEqual([
			"A long dinner",
			"A short dinner",
		]);
		expect([mine(), theirs()].map((side) => side.querySelector("mark")?.textContent)).toEqual([
			"long",
			"short",
		]);
	});

	it("waits for an answer, and hands it over", () => {
		const answers = ask([{ path: "fr.title", mine: "Un", theirs: "Deux" }]);
		expect(save().disabled).toBe(true);
		choose("Use the other one");
		fireEvent.click(save());
		expect(answers).toEqual([{ "fr.title": "theirs" }]);
	});

	it("offers both of a text of sentences, and of nothing else", () => {
		ask([{ path: "content", mine: "One.", theirs: "Two." }]);
		expect(screen.getAllByRole("radio")).toHaveLength(3);
		expect(conflictingFields()).toEqual(["Article Content (English)"]);
	});

	it("settles a derived field with the one that it follows", () => {
		const answers = ask([
			{ path: "title", mine: "Moon", theirs: "Sun" },
			{ path: "slug", mine: "moon", theirs: "sun" },
		]);
		expect(conflictingFields()).toEqual(["Title (English)"]);
		choose("Use the other one");
		fireEvent.click(save());
		expect(answers).toEqual([{ title: "theirs", slug: "theirs" }]);
	});

	it("shows Markdown as it is read, unless the marks are the difference", () => {
		ask([{ path: "content", mine: "A **warm** [welcome](/a).", theirs: "A *cold* welcome." }]);
		expect(mine().lastElementChild?.textContent).toBe("A warm welcome.");
	});

	it("shows the marks where nothing else differs", () => {
		ask([{ path: "content", mine: "A **warm** welcome.", theirs: "A warm welcome." }]);
		expect(mine().lastElementChild?.textContent).toBe("A **warm** welcome.");
	});

	it("says that a list or a text is empty", () => {
		ask([{ path: "tags", mine: [], theirs: ["a", "b"] }]);
		expect(mine().lastElementChild?.textContent).toBe("(empty)");
		expect(theirs().lastElementChild?.textContent).toBe("a, b");
	});
});
