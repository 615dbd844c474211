import { type ComponentProps, useState } from "react";
import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { inputClass } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/** A field for an access code, with a button to show it. */
export function CodeInput({ className = "", ...input }: ComponentProps<"input">) {
	const t = useText("admin");
	const [isShown, setShown] = useState(false);
	return (
		<div className="relative">
			<input
				{...input}
				type={isShown ? "text" : "password"}
				autoCapitalize="none"
				spellCheck={false}
				className={`${inputClass} pr-13 ${className}`}
			/>
			<IconButton
				label={t(isShown ? "signIn.hide" : "signIn.show")}
				aria-pressed={isShown}
				onClick={() => setShown(!isShown)}
				className="absolute inset-y-0 right-1 my-auto"
			>
				<Icon name={isShown ? "hidden" : "view"} />
			</IconButton>
		</div>
	);
}

/** Names the account to password managers, which look for a name beside a code. Hidden. */
export function UsernameField() {
	return (
		<input
			type="text"
			name="username"
			autoComplete="username"
			defaultValue="administrator"
			readOnly
			hidden
			tabIndex={-1}
		/>
	);
}
