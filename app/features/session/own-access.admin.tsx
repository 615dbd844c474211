import { Outlet } from "react-router";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";

export const meta = adminTitle((text) => text.access.ownTitle);

/** The keys, sessions and devices of whoever has no settings; the route inside has them all. */
export default function OwnAccessScreen() {
	const t = useText("admin");
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("access.ownTitle")} />
			<div className="grid gap-6">
				<Outlet />
			</div>
		</div>
	);
}
