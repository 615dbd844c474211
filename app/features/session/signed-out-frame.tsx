import type { ReactNode } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { OverlappingCircles } from "#app/ui/arcs.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { LanguageChoice } from "./language-choice.tsx";

type Props = { title: string; children: ReactNode; foot?: ReactNode };

/** The frame of the screens that open without a session: signing in, and the link of an invitation. */
export function SignedOutFrame({ title, children, foot }: Props) {
	const t = useText("admin");
	const { name } = useSite();
	return (
		<main className="relative flex min-h-svh overflow-hidden bg-paper">
			<OverlappingCircles className="absolute top-1/2 left-[56%] hidden w-[max(56rem,62vw)] max-w-none -translate-y-1/2 lg:block" />
			<div className="content relative flex flex-col py-8">
				<div className="flex items-center justify-between gap-4">
					<p className="wordmark">{name}</p>
					<LanguageChoice className="-mr-2" />
				</div>
				<div className="my-auto w-full max-w-[24rem] py-14">
					<p className="label text-ember">{t("areaLong")}</p>
					<h1 className="mt-3 text-title wrap-anywhere">
						<Emphasis text={title} />
					</h1>
					{children}
				</div>
				{foot}
			</div>
		</main>
	);
}
