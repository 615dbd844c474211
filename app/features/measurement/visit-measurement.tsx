import { useEffect } from "react";
import { useLocation } from "react-router";
import { ConsentNotice } from "./consent-notice";
import { followVisitor } from "./follow-visitor";
import { measurePage, stopMeasuring } from "./measure";
import type { MeasurementIds } from "./measurement";
import { useAnswer, useReopened } from "./use-consent";

/** Asks the visitor, and measures pages and links once the answer is yes. Rendered only where a tool is configured. */
export function VisitMeasurement({ ids: { analytics, pixel } }: { ids: MeasurementIds }) {
	const answer = useAnswer();
	const reopened = useReopened();
	const { pathname } = useLocation();

	useEffect(() => {
		if (answer === "agreed") measurePage({ analytics, pixel }, pathname);
		else stopMeasuring();
	}, [answer, analytics, pixel, pathname]);

	useEffect(followVisitor, []);

	if (answer !== "unanswered" && !reopened) return null;
	return <ConsentNotice ids={{ analytics, pixel }} answer={answer} reopened={reopened} />;
}
