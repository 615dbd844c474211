import "#platform/testing/dom.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ToastMessage } from "./toast-viewport.tsx";
import { prepareToasts, showToast, Toasts } from "./toasts.tsx";

const texts = { region: "Notifications ({hotkey})", notification: "Notification", close: "Close" };

afterEach(cleanup);

async function shown(message: ToastMessage): Promise<HTMLElement> {
	await prepareToasts();
	render(<Toasts texts={texts} />);
	act(() => showToast(message));
	return screen.getByRole("listitem");
}

it("a toast is calm by default, and says its tone to its styles", async () => {
	const calm = await shown({ title: "Saved" });
	expect(calm.dataset.tone).toBe("calm");
	cleanup();
	const failed = await shown({ title: "Failed", tone: "destructive" });
	expect(failed.dataset.tone).toBe("destructive");
});
