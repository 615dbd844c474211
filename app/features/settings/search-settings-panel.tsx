import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { searchSettings, verificationCode, verifications } from "./search-settings.ts";
import type { Setting } from "./setting.ts";
import { SettingSwitch, useSaving } from "./setting-switch.tsx";
import { settingsQuery } from "./settings.query.ts";

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
						<SearchSwitch name="listing" settings={settings.data} />
						<SearchSwitch name="indexNow" settings={settings.data} />
						<SearchSwitch name="training" settings={settings.data} />
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

type Props<Name> = { name: Name; settings: readonly Setting[] };

function SearchSwitch({ name, settings }: Props<keyof typeof searchSettings>) {
	const t = useText("admin");
	return (
		<SettingSwitch
			name={searchSettings[name]}
			label={t(`settings.search.${name}`)}
			hint={t(`settings.search.${name}Hint`)}
			settings={settings}
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
