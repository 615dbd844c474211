import { useSyncExternalStore } from "react";
import type * as ToastViewport from "./toast-viewport.tsx";
import type { ShownToast, ToastMessage, ToastTexts } from "./toast-viewport.tsx";

type State = { toast: ShownToast | undefined; viewport: typeof ToastViewport | undefined };

const nothing: State = { toast: undefined, viewport: undefined };
let state = nothing;
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
	state = { ...state, ...next };
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Loads the code of toasts, ahead if one is likely. It may fail: show the text elsewhere, too. */
export async function prepareToasts(): Promise<void> {
	if (state.viewport !== undefined) return;
	const viewport = await import("./toast-viewport.tsx").catch(() => undefined);
	// A toast that cannot be shown at once is dropped: later, it would lie over the next thing that is clicked.
	change({ viewport, toast: viewport && state.toast });
}

export function showToast(message: ToastMessage): void {
	change({ toast: { tone: "calm", ...message, id: (state.toast?.id ?? 0) + 1 } });
	void prepareToasts();
}

/** Renders toasts: once in each layout. */
export function Toasts({ texts }: { texts: ToastTexts }) {
	const { toast, viewport } = useSyncExternalStore(
		subscribe,
		() => state,
		() => nothing,
	);
	if (viewport === undefined) return null;
	return <viewport.ToastViewport toast={toast} texts={texts} />;
}
