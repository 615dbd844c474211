import { type ComponentProps, type SyntheticEvent, useEffect, useRef } from "react";
import { data, Form, isRouteErrorResponse, useActionData, useNavigation } from "react-router";
import { useText } from "#app/i18n/text-context.tsx";

type PostFormProps = Omit<ComponentProps<typeof Form>, "method" | "replace" | "onSubmit"> & {
	/** Tells the page's action which of its forms was sent. */
	intent?: string | undefined;
};

/** A form of a private page, sent once at a time. Its `clientAction` is `deliverForm`. */
export function PostForm({ intent = "", className = "", children, ...form }: PostFormProps) {
	const { state } = useNavigation();
	const inFlight = useRef(false);

	useEffect(() => {
		if (state === "idle") inFlight.current = false;
	}, [state]);

	// The router's state is rendered some time after a click: a second one may come before.
	function sendOnce(event: SyntheticEvent): void {
		if (inFlight.current || state !== "idle") event.preventDefault();
		inFlight.current = true;
	}

	return (
		<Form
			{...form}
			method="post"
			replace
			onSubmit={sendOnce}
			aria-busy={state !== "idle"}
			className={`${className} aria-busy:[&_button]:cursor-progress aria-busy:[&_button]:opacity-60`}
		>
			{intent === "" ? null : <input type="hidden" name="intent" value={intent} />}
			{children}
			<UndeliveredWords intents={[intent]} />
		</Form>
	);
}

/** Says that a form with one of these intents got no answer from the site. */
export function UndeliveredWords({ intents }: { intents: readonly string[] }) {
	const t = useText("errors");
	const answer = useActionData<unknown>();
	const isOwn = isUndelivered(answer) && intents.includes(answer.intent);
	return (
		<p role="alert" className="max-w-column text-small font-semibold text-ember not-empty:mt-4">
			{isOwn ? t(`undelivered.${answer.undelivered}`) : null}
		</p>
	);
}

/** The action data of a form that got no answer from the site. */
type Undelivered = { undelivered: "offline" | "noAnswer"; intent: string };

type Delivery<Answer> = { request: Request; serverAction(): Promise<Answer> };

/**
 * Posts a form as a route's `clientAction`. Without an answer from the site the page and its text
 * stay, and the form says so: React Router would show the error page instead.
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

/** Returns the site's answer to a form, if there is one. */
export function answerOf<Answer>(answer: Answer): Exclude<Answer, Undelivered> | undefined {
	return isUndelivered(answer) ? undefined : (answer as Exclude<Answer, Undelivered>);
}

function isUndelivered(answer: unknown): answer is Undelivered {
	return typeof answer === "object" && answer !== null && "undelivered" in answer;
}
