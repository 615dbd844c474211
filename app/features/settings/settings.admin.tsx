import { useQuery } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { formatCount } from "#app/site/site-config.ts";
import { MemberCountForm } from "./member-count-form.tsx";
import { adminMemberCount, confirmedAt, maxMembers } from "./setting.ts";
import { memberCountQuery } from "./settings.query.ts";

export const meta = adminTitle((text) => text.settings.title);

/** The member count; the route inside adds the settings of access. */
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
								count={adminMemberCount(setting.data?.value)}
								confirmedAt={confirmedAt(setting.data)}
							/>
						)}
					</div>
				</Panel>
				<Outlet />
			</div>
		</div>
	);
}
