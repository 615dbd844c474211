import { useState, useSyncExternalStore } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";

const kinds: Record<number, "notFound" | "wrongMethod" | "unavailable"> = {
	404: "notFound",
	405: "wrongMethod",
	503: "unavailable",
};

/**
 * Shown in place of a page that fails, with the reference that the log has too, and nothing else of
 * what happened. Each layout has it as its `ErrorBoundary`, so that the root's loader, which
 * carries the texts, has run. Only a document that the server rendered has a reference: a page that
 * fails in the browser did not arrive.
 */
export function PageError() {
	const error = useRouteError();
	const isServed = useIsServed();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const fault = isServed ? "unexpected" : "unreached";
	return <ErrorScreen kind={kinds[status] ?? (status < 500 ? "refused" : fault)} />;
}

const never = () => () => undefined;

/** Returns whether the server rendered what this is part of; the browser takes over what it rendered. */
function useIsServed(): boolean {
	return useState(
		useSyncExternalStore(
			never,
			() => false,
			() => true,
		),
	)[0];
}
