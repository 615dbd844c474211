import "#platform/testing/dom.ts";
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useFittingScale } from "./page-widths.ts";

function Page({ width }: { width: number }) {
	const { box, scale } = useFittingScale<HTMLDivElement>(width);
	return <div ref={box}>{scale}</div>;
}

it("the scale of a page is as small as its box asks for, and never above 1", () => {
	let report: (room: number) => void = () => undefined;
	const disconnect = vi.fn();
	class Observer {
		disconnect = disconnect;
		observe = vi.fn();
		constructor(callback: (entries: { contentRect: { width: number } }[]) => void) {
			report = (width) => act(() => callback([{ contentRect: { width } }]));
		}
	}
	vi.stubGlobal("ResizeObserver", Observer);
	const { rerender, unmount } = render(<Page width={1280} />);
	expect(screen.getByText("1")).toBeDefined();
	report(640);
	expect(screen.getByText("0.5")).toBeDefined();
	rerender(<Page width={320} />);
	expect(screen.getByText("1")).toBeDefined();
	unmount();
	expect(disconnect).toHaveBeenCalledOnce();
});
