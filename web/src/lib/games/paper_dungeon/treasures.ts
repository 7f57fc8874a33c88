// The picture of each thing that can lie in the Treasure Room.
import amulet from 'icon:gem-pendant';
import chalice from 'icon:jeweled-chalice';
import crown from 'icon:queen-crown';
import emerald from 'icon:emerald';
import grimoire from 'icon:secret-book';
import lantern from 'icon:old-lantern';
import lyre from 'icon:lyre';
import mask from 'icon:tribal-mask';
import orb from 'icon:crystal-ball';
import ring from 'icon:diamond-ring';
import ruby from 'icon:cut-diamond';
import sapphire from 'icon:saphir';
import sceptre from 'icon:winged-scepter';
import shield from 'icon:griffin-shield';
import statuette from 'icon:colombian-statue';
import sword from 'icon:broadsword';

const TREASURES: Record<string, string> = {
  emerald,
  ruby,
  sapphire,
  crown,
  chalice,
  sceptre,
  amulet,
  ring,
  sword,
  shield,
  mask,
  orb,
  grimoire,
  lyre,
  statuette,
  lantern,
};

export const treasurePicture = (thing: string): string => TREASURES[thing] ?? '';
