import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page has come to life in the browser: false on the server and while it hydrates. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
