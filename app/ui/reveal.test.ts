import { expect, test } from "vitest";
import { nextReveal } from "./reveal.tsx";

const below = { share: 0, below: true };
const above = { share: 0, below: false };

test("an element below the window waits", () => {
	expect(nextReveal("still", below, 0.3)).toBe("waiting");
});

test("an element that the visitor already sees never hides", () => {
	expect(nextReveal("still", { share: 0.1, below: true }, 0.3)).toBe("still");
	expect(nextReveal("still", { share: 1, below: false }, 0.3)).toBe("still");
});

test("an element that was jumped past, by a restored scroll, never hides", () => {
	expect(nextReveal("still", above, 0.3)).toBe("still");
});

test("it shows when the wanted share is in view, not before", () => {
	expect(nextReveal("waiting", { share: 0.29, below: true }, 0.3)).toBe("waiting");
	expect(nextReveal("waiting", { share: 0.3, below: true }, 0.3)).toBe("shown");
});

test("without a wanted share it shows as soon as some of it is in view", () => {
	expect(nextReveal("waiting", below, 0)).toBe("waiting");
	expect(nextReveal("waiting", { share: 0.01, below: true }, 0)).toBe("shown");
});

test("it never hides again", () => {
	expect(nextReveal("shown", below, 0.3)).toBe("shown");
});
