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

/**
 * Loads what draws toasts, if that has not happened yet: pages without a toast do not carry it.
 * Call it when one becomes likely. Where it cannot be loaded, nothing is drawn: what a toast says
 * must stand beside its cause too.
 */
export async function prepareToasts(): Promise<void> {
	if (state.viewport !== undefined) return;
	const viewport = await import("./toast-viewport.tsx").catch(() => undefined);
	if (viewport !== undefined) change({ viewport });
}

/** Shows a toast in place of the one that is there. */
export function showToast(message: ToastMessage): void {
	change({ toast: { tone: "calm", ...message, id: (state.toast?.id ?? 0) + 1 } });
	void prepareToasts();
}

/** The place of the toasts: once in the frame of a part of the site. */
export function Toasts({ texts }: { texts: ToastTexts }) {
	const { toast, viewport } = useSyncExternalStore(
		subscribe,
		() => state,
		() => nothing,
	);
	if (viewport === undefined) return null;
	return <viewport.ToastViewport toast={toast} texts={texts} />;
}
