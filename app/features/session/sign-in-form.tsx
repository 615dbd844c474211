import { type FormEvent, useState } from "react";
import { CompactButton, IconButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
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
	const [shown, setShown] = useState(false);

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
					<div className="relative">
						<input
							{...control}
							name="password"
							type={shown ? "text" : "password"}
							autoComplete="current-password"
							autoCapitalize="none"
							spellCheck={false}
							readOnly={props.busy}
							className={`${inputClass} min-h-12 pr-13`}
						/>
						<IconButton
							label={t(shown ? "signIn.hide" : "signIn.show")}
							aria-pressed={shown}
							onClick={() => setShown(!shown)}
							className="absolute top-0.5 right-1"
						>
							<Icon name={shown ? "hidden" : "view"} />
						</IconButton>
					</div>
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
