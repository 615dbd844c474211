import { applicationsPart } from "./applications.ts";
import { backup } from "./backup.ts";
import { coldPictures } from "./cold-pictures.ts";
import { growth } from "./growth.ts";
import { guestsPart } from "./guests.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { imagesParts } from "./images.ts";
import { letters } from "./letters.ts";
import { lighthousePart } from "./lighthouse.ts";
import { lists } from "./lists.ts";
import { memory } from "./memory.ts";
import { oneClient } from "./one-client.ts";
import type { Part } from "./part.ts";
import { pictureCrawl } from "./picture-crawl.ts";
import { processes } from "./processes.ts";
import { proof } from "./proof.ts";
import { publish } from "./publish.ts";
import { rendering } from "./rendering.ts";
import { saving } from "./saving.ts";
import { slowPhone } from "./slow-phone.ts";
import { start } from "./start.ts";
import { storm } from "./storm.ts";
import { throughput } from "./throughput.ts";
import { typing } from "./typing.ts";
import { visits } from "./visits.ts";
import { weight } from "./weight.ts";
import { wrongCodes } from "./wrong-codes.ts";

/** Every part of the benchmarks, in the order of the table. */
export const parts: Record<string, Part> = {
	throughput,
	rendering,
	publish,
	saving,
	growth,
	lists,
	guests: guestsPart,
	applications: applicationsPart,
	visits,
	letters,
	processes,
	start,
	memory,
	backup,
	...imagesParts,
	"cold-pictures": coldPictures,
	"picture-crawl": pictureCrawl,
	storm,
	"hostile-texts": hostileTexts,
	"one-client": oneClient,
	"wrong-codes": wrongCodes,
	weight,
	"slow-phone": slowPhone,
	typing,
	proof,
	lighthouse: lighthousePart,
};
