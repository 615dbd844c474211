import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import {
	isOn,
	type SwitchInput,
	searchSettings,
	verificationCode,
	verifications,
} from "./search-settings.ts";
import type { Setting, SettingInput } from "./setting.ts";
import { saveSetting, settingsQuery } from "./settings.query.ts";

/** The settings of search engines and training crawlers. */
export function SearchSettingsPanel() {
	const t = useText("admin");
	const settings = useQuery(settingsQuery);
	return (
		<Panel title={t("settings.search.title")}>
			<div className="grid gap-6 border-t border-clay px-5 py-6 sm:px-7">
				{settings.data === undefined ? (
					<QueryPlaceholder
						query={settings}
						rows={3}
						height="h-24"
						title={t("settings.search.failedToLoad")}
					/>
				) : (
					<>
						<SettingSwitch name="listing" settings={settings.data} />
						<SettingSwitch name="indexNow" settings={settings.data} />
						<SettingSwitch name="training" settings={settings.data} />
						<VerificationForm name="google" settings={settings.data} />
						<VerificationForm name="bing" settings={settings.data} />
						<p>
							<TextLink to={adminPaths.redirects}>{t("settings.search.redirects")}</TextLink>
						</p>
					</>
				)}
			</div>
		</Panel>
	);
}

function useSaving<Input extends SettingInput>() {
	const t = useText("admin");
	return useApiMutation({
		send: (input: Input) => saveSetting(input),
		refreshes: [settingsQuery.queryKey],
		done: { title: t("settings.search.saved") },
		failed: { title: t("settings.search.failed") },
	});
}

type Props<Name> = { name: Name; settings: readonly Setting[] };

/** Saves a switch as soon as it is moved. */
function SettingSwitch({ name, settings }: Props<keyof typeof searchSettings>) {
	const t = useText("admin");
	const key = searchSettings[name];
	const change = useSaving<SwitchInput>();
	return (
		<Switch
			label={t(`settings.search.${name}`)}
			hint={t(`settings.search.${name}Hint`)}
			checked={isOn(change.isPending ? change.variables : settings.find((one) => one.key === key))}
			onChange={(checked) => change.mutate({ key, value: checked ? "on" : "off" })}
		/>
	);
}

/** Takes the code that a search engine gives, or the whole tag with it. */
function VerificationForm({ name, settings }: Props<keyof typeof verifications>) {
	const t = useText("admin");
	const { key } = verifications[name];
	const [typed, setTyped] = useState(settings.find((one) => one.key === key)?.value ?? "");
	const [isWrong, setIsWrong] = useState(false);
	const change = useSaving();

	function submit(event: FormEvent): void {
		event.preventDefault();
		const { success, data: value = "" } = verificationCode.safeParse(typed);
		setIsWrong(!success);
		if (!success) return;
		setTyped(value);
		change.mutate({ key, value });
	}

	return (
		<form noValidate onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
			<Field
				label={t(`settings.search.${name}`)}
				hint={t(`settings.search.${name}Hint`)}
				error={isWrong ? t("settings.search.wrongCode") : undefined}
			>
				{(control) => (
					<input
						{...control}
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						spellCheck={false}
						autoComplete="off"
						className={inputClass}
					/>
				)}
			</Field>
			<CompactButton
				look="quiet"
				type="submit"
				disabled={change.isPending}
				className="justify-self-start sm:mt-7"
			>
				{t("settings.search.save")}
			</CompactButton>
		</form>
	);
}
