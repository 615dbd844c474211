import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Outlet, useRevalidator } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { sampleContentPath } from "#app/features/facts/sample-content.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { formatCount } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { MailSettingsPanel } from "./mail-settings-panel.tsx";
import { MembersSwitch } from "./members-switch.tsx";
import { SearchSettingsPanel } from "./search-settings-panel.tsx";
import {
	activeMembersKey,
	adminMemberCount,
	confirmedAt,
	isCountOld,
	maxMembers,
	memberCount,
} from "./setting.ts";
import { memberCountQuery, saveSetting, settingsQuery } from "./settings.query.ts";

export const meta = adminTitle((text) => text.settings.title);

/** The member count, search engines and mails to the owner; the route inside adds the settings of access. */
export default function SettingsScreen() {
	const t = useText("admin");
	const max = formatCount(maxMembers, useLanguage());
	const setting = useQuery(memberCountQuery);
	useErrorToast(setting.error, t("settings.fetchFailed"));
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("settings.title")} />
			<div className="grid gap-6">
				<Panel title={t("settings.membersTitle")}>
					<div className="border-t border-clay px-5 py-6 sm:px-7">
						<p className="mb-5 text-ink-soft">{t("settings.membersText", { max })}</p>
						{setting.isPending ? (
							<div role="status" aria-label={t("common.loading")} className="h-52" />
						) : (
							<MemberCountForm
								// A number that the list has changed stands in the field at once.
								key={setting.data?.value}
								count={adminMemberCount(setting.data?.value)}
								confirmedAt={confirmedAt(setting.data)}
							/>
						)}
						<div className="mt-7 border-t border-clay pt-6">
							<MembersSwitch />
						</div>
					</div>
				</Panel>
				<SearchSettingsPanel />
				<MailSettingsPanel />
				<Outlet />
				<Panel title={t("people.title")}>
					<p className="border-t border-clay px-5 py-6 sm:px-7">
						<TextLink to={adminPaths.people}>{t("people.link")}</TextLink>
					</p>
				</Panel>
				<Panel title={t("audit.panel")}>
					<p className="border-t border-clay px-5 py-6 sm:px-7">
						<TextLink to={adminPaths.audit}>{t("audit.link")}</TextLink>
					</p>
				</Panel>
			</div>
		</div>
	);
}

/** Changes the number of active members, or confirms it by saving it unchanged. */
function MemberCountForm(props: { count: number; confirmedAt: string | undefined }) {
	const { count, confirmedAt } = props;
	const t = useText("admin");
	const [typed, setTyped] = useState(String(count));
	const [wrong, setWrong] = useState(false);
	const parsed = memberCount.safeParse(typed);
	const revalidator = useRevalidator();
	const change = useApiMutation({
		send: (value: string) => saveSetting({ key: activeMembersKey, value }),
		refreshes: [settingsQuery.queryKey, memberCountQuery.queryKey, [sampleContentPath]],
		done: { title: t("settings.successTitle"), description: t("settings.success") },
		failed: { title: t("settings.errorTitle"), description: t("settings.error") },
	});

	function submit(event: FormEvent): void {
		event.preventDefault();
		setWrong(!parsed.success);
		// The number is also loader data, with which figures in texts are compared.
		if (parsed.success) change.mutate(parsed.data, { onSuccess: () => void revalidator.revalidate() });
		else {
			const description = t("settings.invalid");
			showToast({ title: t("settings.invalidTitle"), description, tone: "destructive" });
		}
	}

	return (
		<form noValidate onSubmit={submit} className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-2">
			<div className="grid gap-4">
				<CountField
					{...{ count, confirmedAt, typed, wrong }}
					onType={(text) => {
						setTyped(text);
						setWrong(false);
					}}
				/>
				{confirmedAt === undefined ? <p>{t("settings.neverConfirmed")}</p> : null}
				{isCountOld(confirmedAt, new Date()) ? <p>{t("settings.isItTrue")}</p> : null}
				<CompactButton
					look="primary"
					type="submit"
					disabled={change.isPending}
					className="justify-self-start"
				>
					{t(change.isPending ? "settings.updating" : "settings.update")}
				</CompactButton>
			</div>
			<figure className="grid content-start gap-2 border-l border-clay pl-6">
				<figcaption className="text-small font-semibold">{t("settings.preview")}</figcaption>
				<p className="font-serif text-heading">
					{t("settings.previewText", { count: parsed.success ? Number(parsed.data) : count })}
				</p>
			</figure>
		</form>
	);
}

function CountField(props: {
	count: number;
	confirmedAt: string | undefined;
	typed: string;
	wrong: boolean;
	onType(text: string): void;
}) {
	const { count, confirmedAt, typed, wrong } = props;
	const t = useText("admin");
	const language = useLanguage();
	return (
		<Field
			label={t("settings.members")}
			error={wrong ? t("settings.invalid") : undefined}
			hint={
				confirmedAt === undefined
					? t("settings.current", { count })
					: `${t("settings.current", { count })} · ${t("settings.confirmed", { day: formatDay(confirmedAt, language) })}`
			}
		>
			{(control) => (
				<input
					{...control}
					type="number"
					min={0}
					step={1}
					inputMode="numeric"
					value={typed}
					onChange={(event) => props.onType(event.target.value)}
					className={`${inputClass} max-w-48`}
				/>
			)}
		</Field>
	);
}
