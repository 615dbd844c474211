import type { FormEvent } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field } from "#app/admin-ui/field.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CodeInput } from "./code-input.tsx";
import { UsernameField } from "./username-field.tsx";

/**
 * The access code. What was typed stays when a try fails; until the page is hydrated nothing can be
 * sent.
 */
export function SignInForm(props: {
	onSubmit(code: string): void;
	busy: boolean;
	error: string | undefined;
}) {
	const t = useText("admin");
	const hydrated = useHydrated();

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (!props.busy) props.onSubmit(String(new FormData(event.currentTarget).get("password")));
	}

	return (
		// By POST, so that a code sent before the page is hydrated never stands in an address.
		<form method="post" onSubmit={submit} noValidate className="mt-8 grid gap-6">
			<UsernameField />
			<Field label={t("signIn.label")} error={props.error}>
				{(control) => (
					<CodeInput
						{...control}
						name="password"
						autoComplete="current-password"
						readOnly={props.busy}
						className="min-h-12"
					/>
				)}
			</Field>
			<CompactButton
				look="primary"
				type="submit"
				disabled={!hydrated || props.busy}
				className="min-h-12 text-[1.06rem]"
			>
				{props.busy ? t("signIn.busy") : t("signIn.submit")}
			</CompactButton>
		</form>
	);
}
