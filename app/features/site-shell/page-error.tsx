import { useState, useSyncExternalStore } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";

const kinds: Record<number, "notFound" | "wrongMethod" | "unavailable"> = {
	404: "notFound",
	405: "wrongMethod",
	503: "unavailable",
};

/**
 * Replaces a page that fails, with the reference to the log. Layouts export it as `ErrorBoundary`, so
 * that the root's loader has run. A page that fails in the browser has no reference.
 */
export function PageError() {
	const error = useRouteError();
	const isServed = useIsServed();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const failure = isServed ? "unexpected" : "unreached";
	return <ErrorScreen kind={kinds[status] ?? (status < 500 ? "refused" : failure)} />;
}

const never = () => () => undefined;

/** Returns whether the server rendered this document, also after hydration. */
function useIsServed(): boolean {
	return useState(
		useSyncExternalStore(
			never,
			() => false,
			() => true,
		),
	)[0];
}
