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
 * carries the texts, has run.
 */
export function PageError() {
	const error = useRouteError();
	const kind = isRouteErrorResponse(error) ? kinds[error.status] : undefined;
	return <ErrorScreen kind={kind ?? "unexpected"} />;
}
