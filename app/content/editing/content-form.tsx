import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { LeaveGuard } from "#app/admin-ui/alert-dialog.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { ConflictDialog, type ConflictProps } from "./conflict-dialog.tsx";

/**
 * Gives a form to the fields in it, asks which version counts where two devices changed the same
 * field, and asks before unsaved text is left.
 */
export function ContentForm<Draft extends FieldValues>(props: {
	content: {
		form: UseFormReturn<Draft>;
		saving: ConflictProps["saving"];
		isUnsaved(): boolean;
		leave(): void;
	};
	/** The question about a conflict. */
	conflict: Omit<ConflictProps, "saving">;
	children: ReactNode;
}) {
	const { content, conflict, children } = props;
	const t = useText("admin");
	return (
		<FormProvider {...content.form}>
			{children}
			<ConflictDialog saving={content.saving} {...conflict} />
			<LeaveGuard
				isUnsaved={content.isUnsaved}
				onLeave={content.leave}
				title={t("common.leaveTitle")}
				text={t("common.leaveText")}
				stay={t("common.stay")}
				leave={t("common.leave")}
			/>
		</FormProvider>
	);
}
