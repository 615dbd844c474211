import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { hintedSession, watchSession } from "#app/api-client/session-cookies.ts";
import { useSite } from "#app/site/use-site.tsx";
import type { MeasurementIds } from "./analytics-events.ts";
import { ConsentNotice } from "./consent-notice.tsx";
import { followVisitor } from "./follow-visitor.ts";
import { clearTools, measurePage, stopMeasuring } from "./measure.ts";
import { useConsent, useReopened } from "./use-consent.ts";

/**
 * Asks for consent, and measures pages and links once it is given. Rendered only if a tool is
 * configured; an administrator who is signed in is not measured.
 */
export function VisitMeasurement({ ids: { analytics, pixel } }: { ids: MeasurementIds }) {
	const answer = useConsent();
	const reopened = useReopened();
	const { pathname } = useLocation();
	const { apply, networkForm, referralForm } = useSite();

	const isSignedIn = useSyncExternalStore(watchSession, hasHint, () => false);

	useEffect(() => {
		if (isSignedIn) clearTools();
		else if (answer === "agreed") measurePage({ analytics, pixel }, pathname);
		else stopMeasuring();
	}, [isSignedIn, answer, analytics, pixel, pathname]);

	useEffect(
		() =>
			followVisitor([
				["application", apply.href],
				["network", networkForm.href],
				["referral", referralForm.href],
			]),
		[apply.href, networkForm.href, referralForm.href],
	);

	if (answer !== "unanswered" && !reopened) return null;
	return <ConsentNotice ids={{ analytics, pixel }} answer={answer} reopened={reopened} />;
}

function hasHint(): boolean {
	return hintedSession() !== null;
}
