import { data, isRouteErrorResponse } from "react-router";

/** The answer that a browser gives itself where the site's did not come. */
type Undelivered = { undelivered: "offline" | "noAnswer"; intent: string };

type Delivery<Answer> = { request: Request; serverAction(): Promise<Answer> };

/**
 * Posts a form as a route's `clientAction`. Without an answer of the site (no connection, a proxy's
 * error page, the database away) the page stays as it is, with all that was typed, and its form says
 * so: React Router would show the error page in its place.
 */
export async function deliverForm<Answer>({ request, serverAction }: Delivery<Answer>) {
	const wasOnline = navigator.onLine;
	const intent = String((await request.clone().formData()).get("intent") ?? "");
	try {
		return await serverAction();
	} catch (error) {
		const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
		if (isAnswer || request.signal.aborted) throw error;
		const undelivered: Undelivered = { undelivered: wasOnline ? "noAnswer" : "offline", intent };
		return data(undelivered, { status: 503 });
	}
}

/** Returns why the form with this intent was not delivered, if it was not. */
export function undeliveredOf(answer: unknown, intent: string): Undelivered["undelivered"] | undefined {
	return isUndelivered(answer) && answer.intent === intent ? answer.undelivered : undefined;
}

/** Returns what the site answered to a form, if it did. */
export function answerOf<Answer>(answer: Answer): Exclude<Answer, Undelivered> | undefined {
	return isUndelivered(answer) ? undefined : (answer as Exclude<Answer, Undelivered>);
}

function isUndelivered(answer: unknown): answer is Undelivered {
	return typeof answer === "object" && answer !== null && "undelivered" in answer;
}
