import { useQuery } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ImagePicker } from "#app/features/media/choosing/image-picker.tsx";
import { LibraryPicture } from "#app/features/media/choosing/library-picture.tsx";
import { imageUrlOf } from "#app/features/media/media.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { type ArtPlace, artPlaceNames, drawnBelow } from "#app/site/art-places.ts";
import { OverlappingRings } from "#app/ui/arcs.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { drawingsQuery } from "./drawings.query.ts";
import type { LookChoices } from "./stored-look.ts";

type Photographs = LookChoices["photographs"];

type Props = { photographs: Photographs; onChange(photographs: Photographs): void };

/** Every drawing that a photograph may take the place of, and the photograph that does. */
export function PhotographsPanel({ photographs, onChange }: Props) {
	const t = useText("admin");

	function takeAway(place: ArtPlace): void {
		const { [place]: _, ...others } = photographs;
		onChange(others);
	}

	return (
		<Panel title={t("look.photographs")}>
			<div className="px-5 pb-5 text-small sm:px-7">
				<p className="text-ink-soft">{t("look.photographsText")}</p>
				<TextLink to={adminPaths.images}>{t("look.photographsLibrary")}</TextLink>
			</div>
			<ul className="divide-y divide-clay border-t border-clay">
				{artPlaceNames.map((place) => {
					const chosen = photographs[place];
					const narrowest = drawnBelow(place);
					return (
						<li key={place} className="flex items-center gap-5 px-5 py-4 sm:px-7">
							<PlacePicture hash={chosen} place={place} />
							<fieldset aria-label={t(`look.artPlaces.${place}`)} className="min-w-0">
								<p className="font-semibold">{t(`look.artPlaces.${place}`)}</p>
								{narrowest === undefined ? null : (
									<p className="text-small text-ink-soft">
										{t("look.photographWide", { pixels: narrowest })}
									</p>
								)}
								<div className="-ml-3 flex flex-wrap">
									<ImagePicker onChoose={({ hash }) => onChange({ ...photographs, [place]: hash })} />
									{chosen === undefined ? null : (
										<CompactButton
											look="plain"
											className="text-left text-small"
											onClick={() => takeAway(place)}
										>
											{t("look.photographNone")}
										</CompactButton>
									)}
								</div>
							</fieldset>
						</li>
					);
				})}
			</ul>
		</Panel>
	);
}

function PlacePicture({ hash, place }: { hash: string | undefined; place: ArtPlace }) {
	const t = useText("admin");
	const drawing = useQuery(drawingsQuery).data?.[place];
	if (hash === undefined) {
		return (
			<span
				className={`grid size-20 shrink-0 place-items-center overflow-hidden rounded-full p-1 ${drawing?.isOnDark ? "bg-lagoon" : "bg-sand"}`}
			>
				{drawing === undefined ? (
					<OverlappingRings className="w-16" />
				) : (
					<span
						className="size-full"
						aria-hidden="true"
						ref={(frame) => frame?.replaceChildren(drawing.svg.cloneNode(true))}
					/>
				)}
				<span className="sr-only">{t("look.photographsDrawn")}</span>
			</span>
		);
	}
	return (
		<LibraryPicture
			url={imageUrlOf(hash)}
			alt=""
			sizes="5rem"
			className="size-20 shrink-0 rounded-full object-cover"
		/>
	);
}
