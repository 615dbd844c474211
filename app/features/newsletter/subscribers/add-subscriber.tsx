import { useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { isEmail, normalizeEmail } from "#app/features/newsletter/email.ts";
import type { NewSubscriber } from "#app/features/newsletter/subscriber.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import { addSubscriber, subscriberChanges } from "./subscribers.query.ts";

/** Adds one person by hand, who is asked by mail first. */
export function AddSubscriber() {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const [isOpen, setOpen] = useState(false);
	const [typed, setTyped] = useState<NewSubscriber>({ email: "", language: uiLanguage });
	const [error, setError] = useState<string>();
	const adding = useApiMutation({
		send: addSubscriber,
		refreshes: subscriberChanges,
		done: { title: t("subscribers.added"), description: t("subscribers.addedText") },
		failed: { title: t("subscribers.addFailed") },
	});

	function add(): void {
		if (!isEmail(normalizeEmail(typed.email))) {
			setError(t("subscribers.addressWrong"));
			return;
		}
		setError(undefined);
		adding.mutate(typed, {
			onSuccess: () => {
				setOpen(false);
				setTyped({ ...typed, email: "" });
			},
		});
	}

	return (
		<>
			<CompactButton look="quiet" onClick={() => setOpen(true)}>
				{t("subscribers.addOne")}
			</CompactButton>
			<Dialog
				open={isOpen}
				onClose={() => setOpen(false)}
				title={t("subscribers.addTitle")}
				text={t("subscribers.addText")}
			>
				<form
					noValidate
					className="mt-5 grid gap-5"
					onSubmit={(event) => {
						event.preventDefault();
						if (!adding.isPending) add();
					}}
				>
					<Field label={t("subscribers.address")} required error={error}>
						{(control) => (
							<input
								{...control}
								type="email"
								autoCapitalize="none"
								autoComplete="off"
								spellCheck={false}
								value={typed.email}
								onChange={(event) => setTyped({ ...typed, email: event.target.value })}
								className={inputClass}
							/>
						)}
					</Field>
					<SelectField
						label={t("subscribers.language")}
						value={typed.language}
						onChange={(language) => setTyped({ ...typed, language })}
						options={languages.map((one) => [one, nameOfLanguage(one, uiLanguage)])}
					/>
					<div className="flex flex-wrap justify-end gap-3">
						<CompactButton look="quiet" onClick={() => setOpen(false)}>
							{t("common.cancel")}
						</CompactButton>
						<CompactButton look="primary" type="submit" aria-disabled={adding.isPending}>
							{t("subscribers.ask")}
						</CompactButton>
					</div>
				</form>
			</Dialog>
		</>
	);
}
