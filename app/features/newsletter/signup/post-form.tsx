import { type ComponentProps, type SyntheticEvent, useEffect, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { useText } from "#app/i18n/text-context.tsx";
import { undeliveredOf } from "./deliver-form.ts";

type PostFormProps = Omit<ComponentProps<typeof Form>, "method" | "replace" | "onSubmit"> & {
	/** What the page's action shall do, where it can do more than one thing. */
	intent?: string | undefined;
};

/**
 * A form of a page that a private link opens, posted to the page's own address. While one is on its
 * way no other is sent; where no answer comes it says so and keeps what was typed. The page's
 * `clientAction` is `deliverForm`.
 */
export function PostForm({ intent = "", className = "", children, ...form }: PostFormProps) {
	const t = useText("errors");
	const { state } = useNavigation();
	const inFlight = useRef(false);
	const undelivered = undeliveredOf(useActionData(), intent);

	useEffect(() => {
		if (state === "idle") inFlight.current = false;
	}, [state]);

	// The state of the router is rendered some time after a click: the second of two may come before.
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
			<p role="alert" className="max-w-column text-small font-semibold text-ember not-empty:mt-4">
				{undelivered === undefined ? null : t(`undelivered.${undelivered}`)}
			</p>
		</Form>
	);
}
