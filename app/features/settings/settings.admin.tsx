import { useQuery } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { adminTitle } from "../../admin-title";
import { useText } from "../../text/text-context";
import { Panel, ScreenHead } from "../../ui/screen";
import { useFailureToast } from "../session/use-change";
import { MemberCountForm } from "./member-count-form";
import { adminMemberCount } from "./setting";
import { memberCountQuery } from "./settings.query";

export const meta = adminTitle((text) => text.settings.title);

/** The settings that visitors notice; those of the content area itself come below, from the route inside this one. */
export default function SettingsScreen() {
	const t = useText("admin");
	const setting = useQuery(memberCountQuery);
	useFailureToast(setting.error, t("settings.fetchFailed"));
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("settings.title")} />
			<div className="grid gap-6">
				<Panel title={t("settings.membersTitle")}>
					<div className="border-t border-clay px-5 py-6 sm:px-7">
						<p className="mb-5 text-ink-soft">{t("settings.membersText")}</p>
						{setting.isPending ? (
							<div role="status" aria-label={t("common.loading")} className="h-52" />
						) : (
							<MemberCountForm count={adminMemberCount(setting.data?.value)} />
						)}
					</div>
				</Panel>
				<Outlet />
			</div>
		</div>
	);
}
