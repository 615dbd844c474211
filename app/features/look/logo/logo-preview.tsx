import { useText } from "#app/i18n/text-context.tsx";
import { type Logo, logoPath } from "#app/site/logo.ts";
import { useSite } from "#app/site/use-site.tsx";

/** The logo on the white of the bar and the dark of the foot, or the name where there is none. */
export function LogoPreview({ logo, whiteOnDark }: { logo: Logo | null; whiteOnDark: boolean }) {
	const t = useText("admin");
	const { name } = useSite();
	const isWhite = whiteOnDark && logo?.isOpaque === false;
	const onDark = isWhite ? "brightness-0 invert" : "";
	return (
		<figure className="grid gap-2">
			<figcaption className="text-small font-semibold">{t("look.preview")}</figcaption>
			<div className="border border-clay">
				{[
					{ ground: "bg-white text-ink", filter: "" },
					{ ground: "bg-lagoon text-paper", filter: onDark },
				].map(({ ground, filter }) => (
					<div key={ground} className={`flex h-24 items-center px-5 ${ground}`}>
						{logo === null ? (
							// No wordmark: the logo that is saved takes the place of that.
							<span className="font-serif text-[1.7rem] leading-none italic">{name}</span>
						) : (
							<img
								src={logoPath(logo)}
								alt={name}
								width={logo.width}
								height={logo.height}
								className={`h-11 w-auto max-w-full object-contain object-left ${filter}`}
							/>
						)}
					</div>
				))}
			</div>
		</figure>
	);
}
